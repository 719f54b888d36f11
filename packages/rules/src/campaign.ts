/** Campaigns of solo games, and high scores. */
export {
  beginCampaign,
  type BonusPick,
  type Campaign,
  CAMPAIGN_CITIES,
  CAMPAIGN_LENGTHS,
  type CampaignCity,
  type CampaignGame,
  type CampaignLength,
  campaignPoints,
  type CampaignRefusal,
  type CampaignTerms,
  campaignTotal,
  type FinishedGame,
  finishedGame,
  isCampaignOver,
  legalPicks,
  lowestCities,
  optionsOfCampaign,
  pickBonus,
  recordGame,
} from './campaign/campaign.ts';
export {
  addHighScore,
  type HighScore,
  highScoreLists,
  type HighScoreRefusal,
  type HighScores,
  highScoresOf,
  NO_HIGH_SCORES,
  parseHighScores,
} from './campaign/highscores.ts';
export { type CampaignProblem, parseCampaign } from './campaign/reading.ts';

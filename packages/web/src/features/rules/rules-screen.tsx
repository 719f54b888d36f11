/** The rules as pages: the list of chapters, or one chapter scrolled to a rule; a search over all of them. */
import { useEffect } from 'preact/hooks';
import { Frame } from '../../kit/page/page-frame.tsx';
import { go, type Route } from '../../kit/routing/route.ts';
import { isChapter, ruleOf } from './rule-book.ts';
import { ChapterView } from './chapter.tsx';
import { Aside, Contents } from './contents.tsx';
import { Finder, isSearching } from './finder.tsx';
import './rules.css';
import { rulesWords } from './words/rules-words.ts';
import { words } from '../../game/words/shared-words.ts';

type RulesRoute = Extract<Route, { readonly name: 'rules' }>;

export function RulesScreen({ route }: { readonly route: RulesRoute }) {
  return <Rules {...route} />;
}

/** An address with only the id of a rule leads to its chapter. */
function useRuleAsChapter(chapter: string | undefined): void {
  useEffect(() => {
    const found = chapter === undefined ? undefined : ruleOf(rulesWords().chapters, chapter);
    if (found !== undefined) go({ name: 'rules', chapter: found.chapter, rule: found.rule.id }, 'replace');
  }, [chapter]);
}

function Rules({ chapter, rule }: RulesRoute) {
  const said = rulesWords();
  const { home } = words();
  useRuleAsChapter(chapter);
  const shown = chapter !== undefined && isChapter(chapter) ? chapter : undefined;
  return (
    <Frame title={shown === undefined ? home.rules : `${said.chapters[shown].title} · ${home.rules}`} wide>
      <div class={shown === undefined ? 'rules' : 'rules rules-chapter'}>
        {shown !== undefined && <Aside current={shown} />}
        <div class="rules-main">
          {isSearching() && <h1 class="unseen">{home.rules}</h1>}
          <Finder />
          {!isSearching() &&
            (shown === undefined ? (
              <>
                <h1>{home.rules}</h1>
                <p class="rules-about">{chapter === undefined ? said.about : said.noChapter}</p>
                <Contents />
              </>
            ) : (
              <ChapterView name={shown} rule={rule} />
            ))}
        </div>
      </div>
    </Frame>
  );
}

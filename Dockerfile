# The Duopolis server with its browser client. `npm run image` runs these steps in a clean folder where there is no container engine.

FROM node:24-bookworm-slim AS client
WORKDIR /app
COPY . .
RUN npm ci --ignore-scripts --no-audit --no-fund
RUN npm run build --workspace @duopolis/web

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY . .
RUN npm ci --ignore-scripts --no-audit --no-fund --omit=dev --workspace @duopolis/server --workspace duopolis
RUN node scripts/release/prune.mjs

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production DUOPOLIS_HOST=0.0.0.0 DUOPOLIS_PORT=8080 DUOPOLIS_DATA=/data
COPY --from=packages /app/package.json ./package.json
COPY --from=packages /app/LICENSE ./LICENSE
COPY --from=packages /app/node_modules ./node_modules
COPY --from=packages /app/packages/rules ./packages/rules
COPY --from=packages /app/packages/bots ./packages/bots
COPY --from=packages /app/packages/table ./packages/table
COPY --from=packages /app/packages/protocol ./packages/protocol
COPY --from=packages /app/packages/words ./packages/words
COPY --from=packages /app/packages/server ./packages/server
COPY --from=packages /app/packages/cli ./packages/cli
COPY --from=client /app/packages/web/dist ./packages/web/dist
RUN install -d -o node -g node /data
USER node
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:8080/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--conditions=source", "--max-semi-space-size=16", "packages/server/src/main.ts"]

# The Duopolis server. Not run where it was written: there was no container engine.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm install --ignore-scripts --no-audit --no-fund

FROM node:24-bookworm-slim
WORKDIR /app
COPY --from=build /app /app
RUN mkdir /data && chown node:node /data
USER node
ENV NODE_ENV=production DUOPOLIS_HOST=0.0.0.0 DUOPOLIS_PORT=8080 DUOPOLIS_DATA=/data
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:8080/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--conditions=source", "packages/server/src/main.ts"]

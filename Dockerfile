# Parley as a container: the package of the server and its locked dependencies, run by an unprivileged user.
#   docker build -t parley .
#   docker run -p 8787:8787 -v parley:/data -e PARLEY_OPERATOR_KEY=... parley
#   docker exec CONTAINER parley backup /data/NAME.parley
ARG NODE_IMAGE=node:26-slim

FROM ${NODE_IMAGE} AS package
WORKDIR /repository
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run packages && mv out/packages/server /package

FROM ${NODE_IMAGE} AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The repository's own Node, an optional dependency for machines with an older one, is not needed beside the image's.
RUN npm ci --omit=dev --ignore-scripts \
  && rm -rf node_modules/node-bin-* node_modules/node-linux-* node_modules/.bin/node package.json package-lock.json .npmrc

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8787 DATABASE_URL=/data/parley.db PARLEY_STORAGE_URL=/data/attachments
WORKDIR /app
COPY --from=dependencies /app ./
COPY --from=package /package ./
RUN ln -s /app/dist/parley.js /usr/local/bin/parley \
  && mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8787
# Not the public address: a proxy in front may be away while the server is well.
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s --retries=3 CMD parley ready --url "http://127.0.0.1:$PORT"
# Without a shell in between, SIGTERM reaches the server, which drains within 10 seconds.
ENTRYPOINT ["node", "--max-semi-space-size=8", "/app/dist/parley.js"]
CMD ["serve"]

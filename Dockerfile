# The page and the bundles are made in one image, and run in another that has neither compilers nor sources.
FROM node:24-bookworm-slim AS build
WORKDIR /umpire
COPY package.json package-lock.json ./
RUN npm ci --include=dev
COPY . .
RUN node scripts/set-up.mjs --clean

FROM node:24-bookworm-slim
ENV NODE_ENV=production UMPIRE_HOST=0.0.0.0 UMPIRE_PORT=8080 UMPIRE_DATA=/data
WORKDIR /umpire
COPY package.json package-lock.json ./
RUN npm ci --omit=dev && npm cache clean --force && mkdir /data && chown node:node /data
COPY --from=build /umpire/dist ./dist
COPY --from=build /umpire/bin ./bin
COPY --from=build /umpire/scripts/set-up.mjs ./scripts/set-up.mjs
USER node
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD node -e "fetch('http://127.0.0.1:'+process.env.UMPIRE_PORT+'/api/ready').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"
ENTRYPOINT ["node", "bin/umpire.mjs"]
CMD ["serve"]

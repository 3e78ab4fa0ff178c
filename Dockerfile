# Cambium as a service: two stages, non-root, data in /var/lib/cambium, PostgreSQL's protocol on 5432; with CAMBIUM_HTTP=0.0.0.0:8080
# also /health and /metrics on 8080.
FROM mcr.microsoft.com/dotnet/sdk:10.0 AS build
WORKDIR /source
COPY . .
RUN dotnet publish src/Cambium.Server -c Release -o /app --nologo

FROM mcr.microsoft.com/dotnet/aspnet:10.0
RUN (getent group cambium || groupadd --system --gid 1654 cambium || true) \
    && (id cambium || useradd --system --uid 1654 --gid cambium --home-dir /var/lib/cambium --shell /usr/sbin/nologin cambium || true) \
    && mkdir -p /var/lib/cambium /docker-entrypoint-initdb.d \
    && chown -R cambium:cambium /var/lib/cambium \
    && install --directory --owner cambium --group cambium --mode 3777 /var/run/postgresql
COPY --from=build /app /app
ENV PATH="/app:${PATH}" \
    CAMBIUM_DATA=/var/lib/cambium \
    CAMBIUM_LISTEN=0.0.0.0:5432
USER cambium
VOLUME /var/lib/cambium
EXPOSE 5432 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["cambium", "health"]
ENTRYPOINT ["cambium"]
CMD ["serve"]

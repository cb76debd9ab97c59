# A house in a container: `docker build -t ludoteka/ludoteka .`, then
# `docker run -p 8000:8000 -v ludoteka:/data ludoteka/ludoteka`.

FROM node:24-slim AS client
WORKDIR /src
COPY web/package.json web/package-lock.json web/.npmrc web/
RUN cd web && npm ci --omit=dev --no-audit --no-fund
COPY web web
COPY src/ludoteka src/ludoteka
COPY NOTICE NOTICE
RUN cd web && npm run build

FROM python:3.13-slim AS package
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
COPY --from=client /src/web/dist web/dist
# Everything comes from the lock, with hashes; the wheel brings our own part with the compiled solver.
RUN python -m venv /ludoteka \
    && /ludoteka/bin/pip install --no-cache-dir --require-hashes -r deploy/requirements.lock \
    && COMPILED_SOLVER=1 /ludoteka/bin/pip install --no-cache-dir --no-deps . \
    && /ludoteka/bin/pip uninstall --yes pip

FROM python:3.13-slim
RUN useradd --system --uid 8000 --home-dir /data ludoteka && install -d -o ludoteka -g ludoteka /data
COPY --from=package /ludoteka /ludoteka
USER ludoteka
ENV PATH=/ludoteka/bin:$PATH PYTHONUNBUFFERED=1 LUDOTEKA_DATA=/data LUDOTEKA_LOG_JSON=true
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/health', timeout=4)"]
CMD ["ludoteka", "serve"]

/** German descriptions of the settings, by name; the English ones are where the settings are read. A test checks that none is missing. */
export const SETTINGS_DE: Readonly<Record<string, string>> = {
  PORT: 'Port, auf dem der Dienst lauscht; der nächste Port liefert Spiele und Einbettungen',
  HOST: 'Adresse, auf der der Dienst lauscht',
  PUBLIC_ORIGIN: 'Adresse, unter der Mitglieder den Dienst erreichen, etwa https://quintet.example',
  EMBED_ORIGIN: 'Adresse für Spiele und Einbettungen, wenn nicht der Port nach PORT',
  MEDIA_ORIGIN:
    'Adresse, von der der Player Segmente lädt: ein CDN, das Freigaben prüft, etwa https://media.quintet.example',
  TRUSTED_PROXIES: 'Anzahl der Proxys vor dem Dienst, die die Adresse der Clients melden',
  DATA_DIR: 'Ordner für alle Daten: eingebettete Datenbank, Medien, Demo-Katalog',
  QUINTET_CACHE:
    'Cache für die Quellen des Demo-Katalogs, den sich Datenordner teilen; lässt sich jederzeit löschen',
  DATABASE_URL: 'PostgreSQL ab Version 15 statt der eingebetteten Datenbank',
  DATABASE_READ_URL:
    'Standby von DATABASE_URL; die Konsole liest ihre Berichte dort, solange der Rückstand klein ist',
  S3_ENDPOINT:
    'Adresse eines S3-Dienstes; Medien liegen dann in einem Bucket, den sich Rechner teilen, statt in DATA_DIR/media',
  S3_BUCKET: 'Name eines vorhandenen Buckets',
  S3_ACCESS_KEY_ID: 'Zugriffsschlüssel, der dort lesen, auflisten, schreiben und löschen darf',
  S3_SECRET_ACCESS_KEY: 'Geheimnis zu S3_ACCESS_KEY_ID',
  S3_REGION: 'Region des Buckets, falls der Anbieter sie prüft',
  S3_FORCE_PATH_STYLE: '0: Der Name des Buckets steht im Hostnamen, nicht im Pfad',
  BRAND_DIR: 'Ordner mit der Marke des Dienstes: Name, Texte, Farben',
  PRODUCT_ID: 'Nummer, an der Clients diesen Dienst erkennen',
  YOUTH_PROTECTION:
    'was Titel ab 16 und 18 freigibt: hours (von 22 oder 23 bis 6 Uhr), pin, both (eines davon genügt) oder off, wenn Sie das Gesetz anders einhalten',
  ALLOW_DEFAULT_BRAND: '1: Ein öffentlicher Dienst mit https darf die Firmendaten der Demo verwenden',
  DEMO: '1: legt den Demo-Katalog an; script/server setzt es',
  SMTP_URL:
    'Mailserver für ausgehende E-Mails; ohne ihn werden sie nur gespeichert und sind unter /api/dev/mails zu lesen',
  SMTP_DKIM_DOMAIN: 'Domain, für die E-Mails signiert werden (DKIM)',
  SMTP_DKIM_SELECTOR: 'Selektor des öffentlichen Schlüssels im DNS der Domain: SELECTOR._domainkey.DOMAIN',
  SMTP_DKIM_KEY_FILE: 'Datei mit dem privaten Schlüssel, als PEM',
  STRIPE_SECRET_KEY:
    'geheimer Schlüssel des Stripe-Kontos, das Zahlungen annimmt; ohne ihn simuliert die Sandbox Zahlungen',
  STRIPE_PUBLISHABLE_KEY: 'öffentlicher Schlüssel zu STRIPE_SECRET_KEY',
  STRIPE_WEBHOOK_SECRET: 'damit wird geprüft, was Stripe meldet; „quintet stripe setup“ gibt es aus',
  STRIPE_API_ORIGIN: 'Adresse der Stripe-API; nur in Tests eine andere',
  ALLOW_SANDBOX:
    '1: Ein öffentlicher Dienst mit https darf zur Vorführung die Sandbox für Zahlungen verwenden',
  GOOGLE_CLIENT_ID: 'Client-ID für die Anmeldung mit Google',
  OIDC_GOOGLE_ISSUER: 'Issuer von Google; nur in Tests ein anderer',
  OIDC_ISSUER: 'Issuer eines eigenen OpenID-Anbieters für die Anmeldung, etwa https://id.firma.example',
  OIDC_CLIENT_ID: 'Client-ID dieses Dienstes bei OIDC_ISSUER',
  OIDC_CLIENT_SECRET: 'Geheimnis zu OIDC_CLIENT_ID; bei einem öffentlichen Client nicht gesetzt',
  OIDC_NAME: 'Name des Anbieters auf dem Knopf, hinter „Weiter mit“',
  FACEBOOK_APP_ID: 'App-ID für die Anmeldung mit Facebook',
  FACEBOOK_APP_SECRET: 'Geheimnis zu FACEBOOK_APP_ID',
  FACEBOOK_GRAPH_ORIGIN:
    'https://graph.facebook.com: Name und E-Mail-Adresse werden beim Registrieren ausgefüllt; ohne sie wird nie ein Server von Facebook gefragt',
  FEEDS_FROM_PRIVATE: '1: Feeds und ihre Medien dürfen aus dem eigenen privaten Netz kommen',
  RTMP_PORT: 'Port, an den Encoder wie OBS Live-Sender per RTMP senden',
  SRT_PORT: 'erster Port für SRT; jeder Live-Sender bekommt den nächsten freien',
  LIVE_HOST: 'Adresse, auf der RTMP_PORT und SRT_PORT lauschen; 0.0.0.0: alle Adressen dieses Rechners',
  LIVE_WINDOW_HOURS: 'wie viele Stunden eines Live-Senders aufbewahrt werden',
  LIVE_PRIVATE_SOURCES: '1: Live-Sender dürfen von nicht öffentlichen Adressen geholt werden',
  SEGMENTS_BY_PROXY: '1: nginx liefert Medien direkt aus DATA_DIR aus',
  ROLE: 'was dieser Prozess tut: all (alles); bei mehreren Rechnern serve (customer, content, web) oder worker; oder einige von customer, content, web, worker, durch Kommas getrennt',
  DEV_TOOLS:
    '1: gespeicherte E-Mails, die Uhr und Beispiele sind auf diesem Rechner verfügbar; auto: nur wenn ihn sonst niemand erreicht und keine echten Zahlungen angenommen werden',
  WEB_DEV: '1: liefert die Web-App aus den Quellen aus; script/dev setzt es',
  DRAIN_SECONDS:
    'so viele Sekunden antwortet der Dienst nach der Aufforderung zu stoppen noch, während /ready meldet, dass er stoppt',
  METRICS_PORT: 'Port, auf dem Prometheus /metrics liest; 0: aus',
  METRICS_HOST: 'Adresse, auf der METRICS_PORT lauscht',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'OpenTelemetry-Collector; Traces gehen als JSON über HTTP an /v1/traces',
  OTEL_EXPORTER_OTLP_HEADERS: 'Header, die mit den Traces gesendet werden, etwa authorization=Bearer%20…',
  OTEL_SERVICE_NAME: 'Name dieses Dienstes in den Traces',
  OTEL_TRACES_SAMPLER_ARG: 'Anteil der Traces, die behalten werden, etwa 0.1',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace oder silent',
}

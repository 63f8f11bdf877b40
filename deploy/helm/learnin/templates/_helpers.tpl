{{- define "learnin.labels" -}}
app.kubernetes.io/name: learnin
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ .Chart.Name }}-{{ .Chart.Version }}
{{- end }}

{{- define "learnin.selector" -}}
app.kubernetes.io/name: learnin
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "learnin.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{/* Settings and secrets of every container. */}}
{{- define "learnin.environment" -}}
envFrom:
  - configMapRef:
      name: {{ .Release.Name }}-settings
  - secretRef:
      name: {{ .Values.secretName }}
{{- end }}

{{- define "learnin.security" -}}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities:
    drop: [ALL]
{{- end }}

{{/* One deployment for each role: a dict of root, role and values. */}}
{{- define "learnin.deployment" -}}
{{- $root := .root -}}
apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ $root.Release.Name }}-{{ .role }}
  labels:
    {{- include "learnin.labels" $root | nindent 4 }}
    app.kubernetes.io/component: {{ .role }}
spec:
  {{- if not .scaled }}
  replicas: {{ .values.replicas }}
  {{- end }}
  strategy:
    type: RollingUpdate
    rollingUpdate: { maxSurge: 1, maxUnavailable: 0 }
  selector:
    matchLabels:
      {{- include "learnin.selector" $root | nindent 6 }}
      app.kubernetes.io/component: {{ .role }}
  template:
    metadata:
      labels:
        {{- include "learnin.selector" $root | nindent 8 }}
        app.kubernetes.io/component: {{ .role }}
      annotations:
        # New settings are new pods.
        checksum/settings: {{ toYaml $root.Values.settings | sha256sum }}
    spec:
      {{- with $root.Values.imagePullSecrets }}
      imagePullSecrets: {{- toYaml . | nindent 8 }}
      {{- end }}
      automountServiceAccountToken: false
      securityContext:
        runAsNonRoot: true
        runAsUser: 1000
        runAsGroup: 1000
        seccompProfile: { type: RuntimeDefault }
      # SIGTERM drains the node by itself: 2.5 s for balancers, then at most 25 s for what is running.
      terminationGracePeriodSeconds: 40
      topologySpreadConstraints:
        - maxSkew: 1
          topologyKey: kubernetes.io/hostname
          whenUnsatisfiable: ScheduleAnyway
          labelSelector:
            matchLabels:
              {{- include "learnin.selector" $root | nindent 14 }}
              app.kubernetes.io/component: {{ .role }}
      containers:
        - name: learnin
          image: {{ include "learnin.image" $root }}
          imagePullPolicy: {{ $root.Values.image.pullPolicy }}
          {{- include "learnin.security" $root | nindent 10 }}
          {{- include "learnin.environment" $root | nindent 10 }}
          env:
            - { name: NODE_ROLE, value: {{ .role }} }
            - { name: METRICS_PORT, value: {{ $root.Values.metrics.port | quote }} }
          ports:
            - { name: http, containerPort: 3000 }
            - { name: metrics, containerPort: {{ $root.Values.metrics.port }} }
          startupProbe:
            httpGet: { path: /healthz, port: http }
            periodSeconds: 1
            failureThreshold: 60
          livenessProbe:
            httpGet: { path: /healthz, port: http }
            periodSeconds: 10
            failureThreshold: 6
          readinessProbe:
            httpGet: { path: /readyz, port: http }
            periodSeconds: 1
            timeoutSeconds: 3
            failureThreshold: 2
          resources: {{- toYaml .values.resources | nindent 12 }}
          volumeMounts:
            - { name: tmp, mountPath: /tmp }
      volumes:
        - name: tmp
          emptyDir: { medium: Memory, sizeLimit: 64Mi }
      {{- with $root.Values.nodeSelector }}
      nodeSelector: {{- toYaml . | nindent 8 }}
      {{- end }}
      {{- with $root.Values.tolerations }}
      tolerations: {{- toYaml . | nindent 8 }}
      {{- end }}
{{- end }}

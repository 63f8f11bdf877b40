import { AsyncLocalStorage } from "node:async_hooks";
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Tracer } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
	BatchSpanProcessor,
	ParentBasedSampler,
	TraceIdRatioBasedSampler,
	TracerProvider,
} from "@opentelemetry/sdk-trace";
import { watchOutgoing } from "./outgoing.ts";
import { tracedClient } from "./statements.ts";
import { type Named, type OpenSpan, type Traces, untraced } from "./traces.ts";

interface Exported {
	/** Where the collector takes spans by OTLP over HTTP. */
	url: string;
	/** Of all requests and jobs, from 0 to 1. */
	share: number;
	role: string;
	/** How long spans wait for a batch; five seconds unless set. */
	sendAfterMs?: number;
}

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, job: SpanKind.CONSUMER };
/** A collector that is away costs memory up to this, and nothing else. */
const mostWaiting = 4_096;
const patienceMs = 2_000;

/** Spans by OTLP, in batches, beside everything else: a collector that is slow or away is never waited for. */
export function exportTraces({ url, share, role, sendAfterMs }: Exported): Traces {
	const running = new AsyncLocalStorage<Context>();
	const exporter = new OTLPTraceExporter({ url, timeoutMillis: patienceMs });
	const send = exporter.export.bind(exporter);
	// A batch is sent while some request runs, and is no part of it.
	exporter.export = (spans, done) => running.exit(() => send(spans, done));
	const provider = new TracerProvider({
		resource: resourceFromAttributes({ "service.name": "learnin", "learnin.role": role }),
		sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
		spanProcessors: [
			new BatchSpanProcessor({
				exporter,
				maxQueueSize: mostWaiting,
				exportTimeoutMillis: patienceMs,
				...(sendAfterMs !== undefined && { scheduledDelayMillis: sendAfterMs }),
			}),
		],
	});
	const traces = tracesOn(provider.getTracer("learnin"), running);
	const outgoing = watchOutgoing(traces.begin);
	return {
		...traces,
		traced: (Client) => tracedClient(Client, traces.begin),
		async close() {
			outgoing.close();
			await provider.shutdown().catch(() => {});
		},
	};
}

function tracesOn(tracer: Tracer, running: AsyncLocalStorage<Context>) {
	const start = ({ name, kind, facts }: Named) => {
		const parent = running.getStore() ?? ROOT_CONTEXT;
		const span = tracer.startSpan(name, { kind: kinds[kind], attributes: facts }, parent);
		const open: OpenSpan = {
			end(more = {}, failed) {
				span.setAttributes(more);
				if (failed !== undefined) {
					span.setAttribute("error.type", failed);
					span.setStatus({ code: SpanStatusCode.ERROR });
				}
				span.end();
			},
		};
		return { open, context: trace.setSpan(parent, span) };
	};
	return {
		begin: (named: Named) => (running.getStore() === undefined ? untraced : start(named).open),
		within<T>(named: Named, work: (span: OpenSpan) => T): T {
			const { open, context } = start(named);
			return running.run(context, work, open);
		},
	} satisfies Partial<Traces>;
}

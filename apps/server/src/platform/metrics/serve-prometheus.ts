import type { Meter } from "@opentelemetry/api";
import { PrometheusExporter } from "@opentelemetry/exporter-prometheus";
import { MeterProvider } from "@opentelemetry/sdk-metrics";
import type { Metrics, Reading } from "./metrics.ts";
import { watchProcess } from "./watch-process.ts";

interface Served {
	port: number;
	host: string;
	/** This node's role: "web", "worker" or "all". */
	role: string;
	/** The pattern of the route that takes students' answers. */
	answerRoute: string;
}

/** Around the service level objectives: 50 ms for most, 250 ms and a second for the slowest. */
const ofRequests = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const ofJobs = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300, 1800];
const ofCalls = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** Metrics in Prometheus format, at `/metrics` on their own port. Rejects if the port is not available. */
export async function servePrometheus({ port, host, role, answerRoute }: Served): Promise<Metrics> {
	const exporter = new PrometheusExporter({
		port,
		host,
		preventServerStart: true,
		withoutScopeInfo: true,
		withoutTargetInfo: true,
	});
	const provider = new MeterProvider({ readers: [exporter] });
	const meter = provider.getMeter("learnin");
	await exporter.startServer();
	const watch = watchOn(meter);
	watchProcess(watch, role);
	return {
		...counters(meter, { role, answerRoute }),
		watch,
		close: () => provider.shutdown(),
	};
}

function counters(meter: Meter, { role, answerRoute }: { role: string; answerRoute: string }) {
	const requests = meter.createHistogram("http_server_request_duration_seconds", {
		description: "Time from a request to the end of its answer; streams are not in it.",
		advice: { explicitBucketBoundaries: ofRequests },
	});
	const answers = meter.createCounter("learnin_answers_acknowledged", {
		description: "Answers of students that were stored and told to be.",
	});
	const jobs = meter.createHistogram("learnin_job_duration_seconds", {
		description: "Time of each try of a job, by how it ended.",
		advice: { explicitBucketBoundaries: ofJobs },
	});
	const mails = meter.createHistogram("learnin_mail_duration_seconds", {
		description: "Time to hand an email to the mail server, by how it ended.",
		advice: { explicitBucketBoundaries: ofCalls },
	});
	const calls = meter.createHistogram("learnin_model_call_duration_seconds", {
		description: "Time of each request to a language model, by how it ended.",
		advice: { explicitBucketBoundaries: ofCalls },
	});
	const cost = meter.createCounter("learnin_model_cost_dollars", {
		description: "US dollars for models that have a price in the settings.",
	});
	return {
		answered({ method, route, status, who, seconds }) {
			requests.record(seconds, { method, route, status: String(status), who, role });
			if (route === answerRoute && status === 200) answers.add(1);
		},
		jobTried: ({ queue, outcome, seconds }) => jobs.record(seconds, { queue, outcome }),
		mailSent: ({ outcome, seconds }) => mails.record(seconds, { outcome }),
		modelCalled({ model, purpose, outcome, seconds, cost_micros }) {
			calls.record(seconds, { model, purpose, outcome });
			if (cost_micros !== null) cost.add(cost_micros / 1_000_000, { model, purpose });
		},
	} satisfies Partial<Metrics>;
}

function watchOn(meter: Meter): Metrics["watch"] {
	return (described, read) => {
		const gauges = Object.entries<string>(described).map(([name, description]) => ({
			name,
			gauge: meter.createObservableGauge(name, { description }),
		}));
		meter.addBatchObservableCallback(
			async (result) => {
				const readings: Partial<Record<string, Reading[]>> = await read();
				for (const { name, gauge } of gauges)
					for (const { value, labels } of readings[name] ?? []) result.observe(gauge, value, labels);
			},
			gauges.map(({ gauge }) => gauge),
		);
	};
}

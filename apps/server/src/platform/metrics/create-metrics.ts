import type { Config } from "../config.ts";
import { refusalOfMetrics } from "../start-refusal.ts";
import type { Metrics } from "./metrics.ts";

const nothing = () => {};

/** Metrics are off: nothing is loaded, counted or served. */
const noMetrics: Metrics = {
	answered: nothing,
	jobTried: nothing,
	mailSent: nothing,
	modelCalled: nothing,
	watch: nothing,
	close: async () => {},
};

/** Serves `/metrics` on the port in the settings; without one, nothing is measured. */
export async function createMetrics(config: Config, answerRoute: string): Promise<Metrics> {
	if (config.METRICS_PORT === undefined) return noMetrics;
	const { servePrometheus } = await import("./serve-prometheus.ts");
	const { METRICS_PORT: port, HOST: host, NODE_ROLE: role } = config;
	return servePrometheus({ port, host, role, answerRoute }).catch((error: unknown) => {
		throw refusalOfMetrics(error, port);
	});
}

import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Metrics } from "./metrics.ts";

const nanoseconds = 1e9;
const resolutionMs = 20;

/**
 * The state of this process: its role, processor time, memory, and how long its event loop was blocked since
 * the last scrape.
 */
export function watchProcess(watch: Metrics["watch"], role: string): void {
	const delay = monitorEventLoopDelay({ resolution: resolutionMs });
	delay.enable();
	watch(
		{
			learnin_node_info: "1 for a node that runs, with its role and its Node.",
			process_cpu_seconds: "Processor time since the start.",
			process_resident_memory_bytes: "Memory of the process.",
			process_start_time_seconds: "When the process started, in seconds since 1970.",
			nodejs_eventloop_lag_seconds: "How late the event loop came, since the last look.",
		},
		() => {
			const { user, system } = process.cpuUsage();
			// The monitor includes its own interval.
			const lag = (percent: number) =>
				Math.max(0, delay.percentile(percent) / nanoseconds - resolutionMs / 1000);
			const lags = [50, 99, 100].map((percent) => ({
				value: lag(percent),
				labels: { quantile: String(percent / 100) },
			}));
			delay.reset();
			return {
				learnin_node_info: [{ value: 1, labels: { role, node: process.versions.node } }],
				process_cpu_seconds: [{ value: (user + system) / 1e6 }],
				process_resident_memory_bytes: [{ value: process.memoryUsage.rss() }],
				process_start_time_seconds: [{ value: performance.timeOrigin / 1000 }],
				nodejs_eventloop_lag_seconds: lags,
			};
		},
	);
}

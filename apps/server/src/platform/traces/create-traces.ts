import type { Config } from "../config.ts";
import { noTraces, type Traces } from "./traces.ts";

/** Sends spans to the collector of the settings; without one, nothing is traced. */
export async function createTraces({ TRACES_URL: url, TRACES_SHARE, NODE_ROLE }: Config): Promise<Traces> {
	if (url === undefined) return noTraces;
	const { exportTraces } = await import("./export-traces.ts");
	return exportTraces({ url, share: TRACES_SHARE, role: NODE_ROLE });
}

import path from "node:path";
import { pageWeights } from "../apps/web/build/page-weight.ts";

/** JavaScript (gzip) that each page loads first, against its budget. */
export function pageWeightTable(): string {
	const dist = path.join(import.meta.dirname, "../apps/web/dist");
	return `${JSON.stringify(pageWeights(dist), null, "\t")}\n`;
}

import path from "node:path";
import { pageWeights } from "../apps/web/build/page-weight.ts";

const kilobyte = 1024;

/** What each page loads first, compressed; the build fails if one is over its budget. */
export function pageWeightTable(): string {
	const dist = path.join(import.meta.dirname, "../apps/web/dist");
	const rows = pageWeights(dist).map(({ page, js, css, fonts, total }) => {
		const cells = [js, css, fonts, total].map((bytes) => (bytes / kilobyte).toFixed(1).padStart(8));
		return `${page.padEnd(20)}${cells.join("")}`;
	});
	const header = `${"page (KB, compressed)".padEnd(22)}${["JS", "CSS", "fonts", "in all"].map((name) => name.padStart(7)).join(" ")}`;
	return `\nFirst load of a page\n${header}\n${rows.join("\n")}\n`;
}

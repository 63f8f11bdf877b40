import type { PageWeight } from "./page-weight.ts";

const kilobyte = 1024;

type Budget = Record<"js" | "css" | "fonts" | "total", number> & { requests?: number };

/** In KB, compressed, before the page works; and how many files it may load. */
const budgets: Record<string, Budget> = {
	home: { js: 25, css: 15, fonts: 48, total: 150, requests: 12 },
	article: { js: 25, css: 15, fonts: 48, total: 150, requests: 12 },
	practice: { js: 125, css: 15, fonts: 74, total: 220, requests: 15 },
	"practice by hand": { js: 150, css: 20, fonts: 74, total: 250, requests: 28 },
	"a whole set": { js: 155, css: 25, fonts: 74, total: 260 },
	"student dashboard": { js: 140, css: 15, fonts: 74, total: 230, requests: 14 },
	"parent dashboard": { js: 140, css: 15, fonts: 74, total: 235, requests: 14 },
	"admin dashboard": { js: 150, css: 20, fonts: 74, total: 260, requests: 20 },
};

/** Prints the weight and budget of each page in a language; returns those over budget. */
export function checkBudgets(language: string, weights: PageWeight[]): string[] {
	const over: string[] = [];
	const rows: Record<string, Record<string, string | number>> = {};
	for (const weight of weights) {
		const budget = budgets[weight.page];
		if (!budget) continue;
		const row: Record<string, string | number> = {};
		for (const kind of ["js", "css", "fonts", "total"] as const) {
			const size = weight[kind] / kilobyte;
			const most = budget[kind];
			row[kind] = `${size.toFixed(1)} / ${most}`;
			if (size > most)
				over.push(`${language}, ${weight.page}: ${kind} ${size.toFixed(1)} KB, budget ${most} KB`);
		}
		const { requests } = budget;
		rows[weight.page] = {
			...row,
			requests: requests === undefined ? weight.requests : `${weight.requests} / ${requests}`,
		};
		if (requests !== undefined && weight.requests > requests)
			over.push(`${weight.page}: ${weight.requests} requests, budget ${requests}`);
	}
	console.log(`Pages in ${language}:`);
	console.table(rows);
	return over;
}

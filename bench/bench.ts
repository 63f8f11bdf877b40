import path from "node:path";
import { ensureWebIsBuilt } from "@learnin/local/ensure-web-is-built";
import { generationTable } from "./generation.ts";
import { gradingTable } from "./grading.ts";
import { growingBank } from "./growing-bank.ts";
import { growingData } from "./growing-data.ts";
import { pageWeightTable } from "./page-weights.ts";
import { pageSpeed } from "./page-speed.ts";
import { submittedAnswers } from "./submitted-answers.ts";

/**
 * `npm run bench`: figures, each against a named reference of the same run or a budget; it fails when one is over.
 * `--quick` shortens the windows and seeds less; words choose parts, "growth pages" for example.
 */
const args = process.argv.slice(2);
const isQuick = args.includes("--quick");
const wanted = args.filter((arg) => !arg.startsWith("--"));
const windowMs = isQuick ? 500 : 2_500;
const rounds = isQuick ? 1 : 3;

const parts: Record<string, () => Promise<string[]> | string[]> = {
	answers: async () => print(await submittedAnswers({ windowMs, rounds, connections: [1, 32, 128] })),
	grading: () => print(gradingTable({ windowMs, rounds })),
	generation: () => print(generationTable({ seeds: isQuick ? 40 : 200 })),
	growth: async () => {
		const { table, over } = await growingData({
			students: isQuick ? 200 : 2_000,
			requests: isQuick ? 150 : 330,
		});
		print(table);
		return over;
	},
	bank: async () => {
		const { table, over } = await growingBank({
			questions: isQuick ? 20_000 : 100_000,
			requests: isQuick ? 90 : 600,
			times: isQuick ? 6 : 45,
		});
		print(table);
		return over;
	},
	pages: async () => {
		const { table, over } = await pageSpeed({ rounds: isQuick ? 1 : 3 });
		print(table);
		return over;
	},
	weights: () => print(pageWeightTable()),
};

const unknown = wanted.filter((name) => parts[name] === undefined);
if (unknown.length > 0)
	throw new Error(`There is no part ${unknown.join(", ")}: ${Object.keys(parts).join(", ")}`);
const checkout = path.join(import.meta.dirname, "..");
await ensureWebIsBuilt(checkout, { log: console.log, signal: new AbortController().signal });
const over: string[] = [];
for (const [name, measure] of Object.entries(parts))
	if (wanted.length === 0 || wanted.includes(name)) over.push(...(await measure()));
if (over.length > 0) {
	process.stderr.write(`\nOver the budget:\n${over.join("\n")}\n`);
	process.exitCode = 1;
}

function print(table: string): string[] {
	process.stdout.write(table);
	return [];
}

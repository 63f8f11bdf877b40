import path from "node:path";
import { ensureWebIsBuilt } from "@learnin/local/ensure-web-is-built";
import { bytesOfAnswers } from "./bytes/bytes.ts";
import { classStart } from "./class-start.ts";
import { crowd } from "./crowd/crowd.ts";
import { dragSpeed } from "./drag.ts";
import { generationTable } from "./generation.ts";
import { gradingTable } from "./grading/grading-table.ts";
import { growingBank } from "./growing-bank.ts";
import { growingData } from "./growing-data.ts";
import { pageWeightTable } from "./page-weights.ts";
import { pageSpeed } from "./page-speed.ts";
import { submittedAnswers } from "./answers/submitted-answers.ts";

/**
 * `npm run bench`: figures, each against a named reference of the same run or a budget. Fails if one is over or
 * missing, and for any response other than 200. `--quick` shortens the windows and seeds less; words select parts,
 * "growth pages" for example. `--page="parent dashboard"` measures the speed of this page only.
 */
const args = process.argv.slice(2);
const isQuick = args.includes("--quick");
const onlyPage = args.find((arg) => arg.startsWith("--page="))?.slice("--page=".length);
const wanted = args.filter((arg) => !arg.startsWith("--"));
const windowMs = isQuick ? 500 : 2_500;
const warmUpMs = 5 * windowMs;
const rounds = isQuick ? 1 : 3;

const parts: Record<string, () => Promise<string[]> | string[]> = {
	answers: async () =>
		report(
			await submittedAnswers({ windowMs, warmUpMs, rounds, connections: [1, 32, 128], judgesFigures: true }),
		),
	bytes: async () => report(await bytesOfAnswers({ students: isQuick ? 8 : 24, sets: isQuick ? 2 : 8 })),
	class: async () =>
		report(await classStart({ students: 60, within: 2_000, attemptsEach: isQuick ? 100 : 400 })),
	crowd: async () =>
		report(
			await crowd({
				crowds: isQuick ? [200] : [1_000, 2_000, 5_000, 10_000],
				least: isQuick ? 200 : 1_000,
				seconds: isQuick ? 15 : 35,
				attemptsEach: 12,
			}),
		),
	grading: () => report(gradingTable({ windowMs, rounds })),
	generation: () =>
		report(generationTable(isQuick ? { seeds: 40, coreSeconds: 0.05 } : { seeds: 200, coreSeconds: 0.5 })),
	growth: async () => {
		return report(
			await growingData({
				students: isQuick ? 200 : 2_000,
				requests: isQuick ? 150 : 330,
			}),
		);
	},
	bank: async () => {
		return report(
			await growingBank({
				questions: isQuick ? 20_000 : 100_000,
				requests: isQuick ? 90 : 600,
				times: isQuick ? 6 : 45,
			}),
		);
	},
	pages: async () => {
		return report(await pageSpeed({ rounds: isQuick ? 1 : 3, only: onlyPage }));
	},
	drag: async () => report(await dragSpeed({ seconds: isQuick ? 1 : 2 })),
	weights: () => report({ table: pageWeightTable(), over: [] }),
};

const unknown = wanted.filter((name) => parts[name] === undefined);
if (unknown.length > 0)
	throw new Error(`There is no part ${unknown.join(", ")}: ${Object.keys(parts).join(", ")}`);
const checkout = path.join(import.meta.dirname, "..");
await ensureWebIsBuilt(checkout, { log: console.log, signal: new AbortController().signal });
const faults: string[] = [];
for (const [name, measure] of Object.entries(parts))
	if (wanted.length === 0 || wanted.includes(name)) faults.push(...(await faultsOfPart(name, measure)));
if (faults.length > 0) {
	process.stderr.write(`\nFailed, or over the budget:\n${faults.join("\n")}\n`);
	process.exitCode = 1;
}

/** A part that fails to finish fails the run like one over its budget, after the other parts. */
async function faultsOfPart(name: string, measure: () => Promise<string[]> | string[]): Promise<string[]> {
	try {
		return await measure();
	} catch (error) {
		return [`${name}: ${error instanceof Error ? error.message : String(error)}`];
	}
}

function report({ table, over }: { table: string; over: string[] }): string[] {
	process.stdout.write(table);
	return over;
}

import { parseArgs } from "node:util";
import { Refused } from "../find-place.ts";
import { readLog } from "./read-log.ts";
import { replay, type Figures, type ReplayOptions, type ReportLine } from "./replay.ts";

const usage = `npm run learning -- replay FILE.csv [--by time|learner] [--seed N]
replays a log of answers through what the product predicts and learns with, and prints how good the predictions were.
Columns: learner, skill (several separated by ";"), item, correct (0 or 1); where known time, duration_ms, hints, tries.`;

/** `npm run learning`: how well the product predicts answers. */
async function main([command, ...args]: string[]): Promise<string> {
	if (command !== "replay") throw new Refused(usage);
	const { file, options } = readArguments(args);
	const answers = await readLog(file);
	const learners = new Set(answers.map(({ learner }) => learner)).size;
	if (learners < 5)
		throw new Refused(`The log has ${learners} learners; at least 5 are needed to hold some out.`);
	const { lines, microseconds } = replay(answers, options);
	return [
		`${answers.length} answers of ${learners} learners, by ${options.by}, seed ${options.seed}`,
		"",
		row(["answers", "of", "AUC", "log loss", "ECE", "model AUC", "log loss", "ECE"]),
		...lines.map(({ name, answers: count, head, model }: ReportLine) =>
			row([name, String(count), ...cells(head), ...cells(model)]),
		),
		"",
		`${microseconds.toFixed(1)} microseconds per answer, prediction and learning together`,
	].join("\n");
}

function readArguments(args: string[]): { file: string; options: ReplayOptions } {
	const parsed = (() => {
		try {
			const options = { by: { type: "string" }, seed: { type: "string" } } as const;
			return parseArgs({ args, options, allowPositionals: true });
		} catch {
			throw new Refused(usage);
		}
	})();
	const { by = "time", seed = "1" } = parsed.values;
	const [file, ...more] = parsed.positionals;
	if (file === undefined || more.length > 0) throw new Refused(usage);
	if (by !== "time" && by !== "learner") throw new Refused(usage);
	if (!/^\d{1,9}$/.test(seed)) throw new Refused(usage);
	return { file, options: { by, seed: Number(seed) } };
}

function cells({ auc, log_loss, calibration_error }: Figures): string[] {
	return [auc, log_loss, calibration_error].map((figure) => figure.toFixed(4));
}

function row([name = "", ...numbers]: string[]): string {
	return name.padEnd(18) + numbers.map((number) => number.padStart(10)).join("");
}

try {
	process.stdout.write(`${await main(process.argv.slice(2))}\n`);
} catch (error) {
	if (!(error instanceof Refused)) throw error;
	process.stderr.write(`${error.message}\n`);
	process.exitCode = 1;
}

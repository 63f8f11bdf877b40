import os from "node:os";
import { Worker } from "node:worker_threads";
import type { Generator } from "../src/generators/generator.ts";
import type { CheckedSkill } from "./check-worker.ts";
import { missingParts } from "./missing-parts.ts";
import { table } from "./table.ts";

/** Runs every gate over all questions of the skills, prints a row for each and what it lacks, and returns the exit code. */
export async function checkSkills(generators: readonly Generator[], seeds: number): Promise<number> {
	const begin = performance.now();
	const queue = generators.map(({ skill_id }) => skill_id);
	const checked: CheckedSkill[] = [];
	const count = Math.min(os.availableParallelism(), queue.length);
	await Promise.all(Array.from({ length: count }, () => work(queue, seeds, checked)));
	const order = new Map(generators.map(({ skill_id }, at) => [skill_id, at]));
	checked.sort((a, b) => (order.get(a.report.skill_id) ?? 0) - (order.get(b.report.skill_id) ?? 0));
	process.stdout.write(
		table(
			["skill", "types", "questions", "distinct", "mistakes", "named %", "figures %", "per s", "gates"],
			checked.map(row),
		),
	);
	for (const { report } of checked)
		for (const fault of report.faults) process.stdout.write(`${report.skill_id}: ${fault}\n`);
	const faulty = new Set(
		checked.filter(({ report }) => report.faults.length > 0).map(({ report }) => report.skill_id),
	);
	for (const generator of generators)
		for (const part of missingParts(generator)) {
			faulty.add(generator.skill_id);
			process.stdout.write(`${generator.skill_id}: ${part}\n`);
		}
	process.stdout.write(
		`${summary(checked, faulty.size)} in ${((performance.now() - begin) / 1000).toFixed(0)} s\n`,
	);
	return faulty.size > 0 ? 1 : 0;
}

/** One worker takes one skill after the other until none is left. */
function work(queue: string[], seeds: number, checked: CheckedSkill[]): Promise<void> {
	return new Promise((resolve, reject) => {
		const worker = new Worker(new URL("check-worker.ts", import.meta.url));
		const next = () => {
			const skill_id = queue.shift();
			if (skill_id !== undefined) worker.postMessage({ skill_id, seeds }, []);
			else void worker.terminate().then(() => resolve());
		};
		worker.on("message", (result: CheckedSkill) => {
			checked.push(result);
			next();
		});
		worker.on("error", reject);
		next();
	});
}

function row({ report, speed }: CheckedSkill): string[] {
	return [
		`${report.skill_id}@${report.version}`,
		report.types.join(" "),
		`${report.questions}`,
		`${report.distinct}`,
		`${report.mistakes.length}`,
		report.named_options === null ? "" : `${report.named_options}`,
		`${report.with_figure}`,
		`${speed}`,
		report.faults.length === 0 ? "ok" : `${report.faults.length} faults`,
	];
}

function summary(checked: readonly CheckedSkill[], faulty: number): string {
	const questions = checked.reduce((sum, { report }) => sum + report.questions, 0);
	const speeds = checked.map(({ speed }) => speed).sort((a, b) => a - b);
	return `${checked.length} skills, ${questions} questions, ${faulty} skills with faults or missing parts, median ${speeds[Math.floor(speeds.length / 2)] ?? 0} questions per second,`;
}

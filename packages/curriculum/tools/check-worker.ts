import { parentPort } from "node:worker_threads";
import temml from "temml";
import type { Generator } from "../src/generators/generator.ts";
import { generatorFor } from "../src/generators/generators.ts";
import type { GeneratorReport } from "../src/testing/check-generator.ts";
import { checkGenerator, DIFFICULTIES } from "../src/testing/check-generator.ts";

/** Everything is copied between the threads. */
const NOTHING_MOVES: [] = [];

export interface CheckedSkill {
	report: GeneratorReport;
	/** Questions made in a second by one core. */
	speed: number;
}

parentPort?.on("message", ({ skill_id, seeds }: { skill_id: string; seeds: number }) => {
	const generator = generatorFor(skill_id);
	if (generator === undefined) throw new Error(`There is no generator ${skill_id}.`);
	const report = checkGenerator(generator, seeds, (tex) =>
		temml.renderToString(tex, { throwOnError: true, strict: true }),
	);
	parentPort?.postMessage({ report, speed: speedOf(generator) } satisfies CheckedSkill, NOTHING_MOVES);
});

/** Measured after the check, when the code is warm. */
function speedOf(generator: Generator): number {
	const count = 400;
	const begin = performance.now();
	for (const difficulty of DIFFICULTIES)
		for (let seed = 0; seed < count; seed += 1) generator.generate(seed, difficulty);
	return Math.round((count * DIFFICULTIES.length * 1000) / (performance.now() - begin));
}

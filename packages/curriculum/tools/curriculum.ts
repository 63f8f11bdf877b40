// npm run curriculum -- check [SKILL or GRADE ...] [--seeds 1000]
// npm run curriculum -- sample SKILL [--difficulty 1..5] [--count 12] [--seed 0]
// npm run curriculum -- sheet SKILL [--difficulty 1..5] [--count 12] [--seed 0] [--out FILE.html]
// npm run curriculum -- coverage
// npm run curriculum -- variety [SKILL or GRADE ...] [--seeds 1200]
// npm run curriculum -- fingerprints
import { parseArgs } from "node:util";
import { checkSkills } from "./check.ts";
import { coverage } from "./coverage.ts";
import { addFingerprints } from "./fingerprints.ts";
import { addTypesMade } from "./types-made.ts";
import { chosenGenerators } from "./chosen-generators.ts";
import { sample } from "./sample.ts";
import { variety } from "./variety.ts";
import { writeSheet } from "./sheet.ts";

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		seeds: { type: "string", default: "1000" },
		difficulty: { type: "string" },
		count: { type: "string", default: "12" },
		seed: { type: "string", default: "0" },
		out: { type: "string" },
	},
});
const [command = "", ...names] = positionals;
const wanted = {
	difficulty: values.difficulty === undefined ? undefined : Number(values.difficulty),
	count: Number(values.count),
	seed: Number(values.seed),
};

try {
	process.exitCode = await run();
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 2;
}

async function run(): Promise<number> {
	switch (command) {
		case "check":
			return checkSkills(chosenGenerators(names), Number(values.seeds));
		case "sample":
			for (const generator of chosenGenerators(names)) process.stdout.write(sample(generator, wanted));
			return 0;
		case "sheet":
			for (const generator of chosenGenerators(names)) writeSheet(generator, wanted, values.out);
			return 0;
		case "coverage":
			process.stdout.write(coverage());
			return 0;
		case "variety":
			process.stdout.write(variety(chosenGenerators(names), Number(values.seeds)));
			return 0;
		case "fingerprints":
			addFingerprints();
			addTypesMade();
			return 0;
		default:
			console.error("Say what to do: check, sample SKILL, sheet SKILL, coverage, variety or fingerprints.");
			return 2;
	}
}

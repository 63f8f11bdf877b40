import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";

const root = path.join(import.meta.dirname, "../../../..");
// Within the repository, so that workspace packages resolve.
mkdirSync(path.join(root, ".cache"), { recursive: true });
const folder = mkdtempSync(path.join(root, ".cache", "eighth-type-"));
afterAll(() => rmSync(folder, { recursive: true }));

const eighthType = path.join(folder, "eighth-type.ts");
writeFileSync(
	eighthType,
	`import type { FillOneQuestion } from "@learnin/domain/question/question";
	declare module "@learnin/domain/question/question" {
		interface QuestionByType { DRUM: Omit<FillOneQuestion, "question_type"> & { question_type: "DRUM" } }
		interface AnswerByType { DRUM: { hits: number } }
	}`,
);

/** The registries that lack a question type added only to the union, and the switches that miss it. */
async function placesWithoutIt(extended: string, ...include: string[]): Promise<string[]> {
	const project = path.join(folder, "tsconfig.json");
	const wanted = [...include.map((each) => path.join(root, each)), eighthType];
	writeFileSync(project, JSON.stringify({ extends: path.join(root, extended), include: wanted }));
	const tsc = path.join(root, "node_modules/typescript/bin/tsc");
	const options = ["-p", project, "--pretty", "false", "--singleThreaded"];
	const { stdout } = await promisify(execFile)(process.execPath, [tsc, ...options], {
		cwd: root,
		maxBuffer: 100_000_000,
	}).catch((failed: { stdout: string }) => failed);
	const missing = stdout.matchAll(
		/^(\S+)\(\d+,\d+\): error (?:TS2741: Property 'DRUM' is missing|TS1360|TS2366)/gm,
	);
	return [...new Set([...missing].map(([, file = ""]) => file))].sort();
}

// The lists in CONTRIBUTING under "Add a question type": a new place that knows the types belongs in both.
test.each([
	{
		app: "the pages",
		extended: "apps/web/tsconfig.json",
		include: ["apps/web/src"],
		places: [
			"apps/web/src/features/activity/details/question-parts.tsx",
			"apps/web/src/features/practice/question-types/input-loaders.ts",
			"apps/web/src/features/practice/question-types/named-parts.ts",
			"apps/web/src/features/practice/question-types/played-types.ts",
			"apps/web/src/features/question-common/bank-words.ts",
			"apps/web/src/features/question-editor/fields/type-choice.tsx",
			"apps/web/src/features/question-editor/question-types/edited-types.ts",
			"apps/web/src/features/worksheets/question-types/printed-types.ts",
			"packages/contract/src/schemas/practice.schema.ts",
			"packages/contract/src/schemas/question.schema.ts",
			"packages/domain/src/question-types/drafted-types.ts",
			"packages/domain/src/question-types/question-types.ts",
			"packages/domain/src/question/question-type-names.ts",
		],
	},
	{
		app: "the server",
		extended: "tsconfig.json",
		include: [
			"apps/server/src/features/practice/questions/present-question.ts",
			"apps/server/src/features/question-exchange/formats/write-items.ts",
		],
		places: [
			"apps/server/src/features/practice/question-types/served-types.ts",
			"packages/contract/src/schemas/practice.schema.ts",
			"packages/contract/src/schemas/question.schema.ts",
			"packages/domain/src/question-types/exchanged-types.ts",
			"packages/domain/src/question-types/question-types.ts",
			"packages/domain/src/question/question-type-names.ts",
		],
	},
])(
	"a question type that stands in the union alone is missed by every registry of $app",
	async ({ extended, include, places }) => {
		expect(await placesWithoutIt(extended, ...include)).toEqual(places);
	},
	180_000,
);

import type { ExampleQuestion } from "./example-question.ts";
import { fillMultipleExamples } from "./fill-multiple.ts";
import { fillOneExamples } from "./fill-one.ts";
import { labeledInputExamples } from "./labeled-input.ts";
import { madeAnswerExamples } from "./made-answers.ts";
import { madeByBuilding } from "./made-by-building.ts";
import { madeByRules } from "./made-by-rules.ts";
import { madeOnAreas } from "./made-on-areas.ts";
import { madeOfDecimals } from "./made-of-decimals.ts";
import { madeOfData } from "./made-of-data.ts";
import { madeOfPieces } from "./made-of-pieces.ts";
import { madeOnDials } from "./made-on-dials.ts";
import { madeOnLines } from "./made-on-lines.ts";
import { matchExamples } from "./match-the-following.ts";
import { selectAllExamples } from "./select-all.ts";
import { selectOneExamples } from "./select-one.ts";
import { verifyWithLlmExamples } from "./verify-with-llm.ts";

/** A question for every pair of question type and answer type and for every interaction, suitable for children. */
export const everyQuestion: readonly ExampleQuestion[] = [
	...selectOneExamples,
	...selectAllExamples,
	...fillOneExamples,
	...fillMultipleExamples,
	...matchExamples,
	...labeledInputExamples,
	...verifyWithLlmExamples,
	...madeAnswerExamples,
	...madeOnDials,
	...madeOfPieces,
	...madeOnLines,
	...madeByRules,
	...madeOfData,
	...madeByBuilding,
	...madeOnAreas,
	...madeOfDecimals,
];

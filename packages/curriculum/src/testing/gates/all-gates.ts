import { copiesAreTold } from "./copies-are-told.ts";
import { examplesKeepTheSecret } from "./examples-keep-the-secret.ts";
import { explanationTells } from "./explanation-tells.ts";
import { figuresFollowRules } from "./figures-follow-rules.ts";
import { formulasRender } from "./formulas-render.ts";
import type { Gate } from "./gate.ts";
import { hintsKeepTheSecret } from "./hints-keep-the-secret.ts";
import { keyEqualsSolver } from "./key-equals-solver.ts";
import { keyGradesCorrect } from "./key-grades-correct.ts";
import { listsHaveCommas } from "./lists-have-commas.ts";
import { noFaults } from "./no-faults.ts";
import { numbersInRange } from "./numbers-in-range.ts";
import { optionsAreFair } from "./options-are-fair.ts";
import { readsWell } from "./reads-well.ts";
import { withinItsStandard } from "./within-its-standard.ts";

/** Every gate that a question must pass, by its name in reports. */
export const gates: Readonly<Record<string, Gate>> = {
	"no-faults": noFaults,
	"key-equals-solver": keyEqualsSolver,
	"key-grades-correct": keyGradesCorrect,
	"options-are-fair": optionsAreFair,
	"hints-keep-the-secret": hintsKeepTheSecret,
	"examples-keep-the-secret": examplesKeepTheSecret,
	"explanation-tells": explanationTells,
	"numbers-in-range": numbersInRange,
	"within-its-standard": withinItsStandard,
	"reads-well": readsWell,
	"lists-have-commas": listsHaveCommas,
	"formulas-render": formulasRender,
	"figures-follow-rules": figuresFollowRules,
	"copies-are-told": copiesAreTold,
};

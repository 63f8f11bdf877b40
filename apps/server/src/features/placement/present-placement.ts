import type { RouteResponse } from "@learnin/contract/define-route";
import type { startPlacement } from "@learnin/contract/routes/practice/placement.contract";
import { PLACEMENT_QUESTIONS } from "@learnin/domain/placement/placement-rules";
import type { Db } from "../../platform/db/database.ts";
import { presentPreview } from "../practice/index.ts";
import { type PlacementQuestionRow, selectOptionalPlacementQuestion } from "./placement.queries.ts";

/** The progress of a placement, with the open question; none if it is finished. */
export async function presentProgress(
	db: Db,
	student_id: string,
	{ placement_id, answered }: { placement_id: string; answered: number },
): Promise<RouteResponse<typeof startPlacement>> {
	const open = await selectOptionalPlacementQuestion(db, student_id, { open_in: placement_id });
	return {
		question: open === undefined ? null : presentPlacementQuestion(open),
		answered: open?.position ?? answered,
		most: PLACEMENT_QUESTIONS,
	};
}

/** The question in the format of the practice inputs, without hints. */
function presentPlacementQuestion(row: PlacementQuestionRow) {
	const { id, position, difficulty, question, rendered } = row;
	const skill = { id: row.skill_id, name: row.skill_name, grade: row.skill_grade };
	const shown = presentPreview({ id, position, difficulty, question, rendered, skill });
	return { ...shown, status: { ...shown.status, has_more_hints: false } };
}

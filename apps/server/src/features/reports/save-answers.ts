import type { RouteRequest } from "@learnin/contract/define-route";
import type * as contract from "@learnin/contract/routes/practice/reports.contract";
import type { AppContext } from "../../platform/app-context.ts";
import type { ParentViewer } from "../../platform/auth/viewer.ts";
import type { SentFile } from "../../platform/http/register-route.ts";
import { sayTo } from "../../platform/languages/say.ts";
import { readSkillGraph } from "../skills/index.ts";
import { type AttemptRow, readDays, selectAttempts, type Tallied } from "../practice-days/index.ts";
import { selectPastRules, zoneAt } from "../rewards/index.ts";
import { type Asked, ofSkill, readAsked } from "./activity-totals.ts";
import { type Counting, csvHeader, csvLines, lateLines } from "./answers-csv.ts";

/** Far more than a family needs, too few to keep a database busy. */
const ofOneFamily = { name: "answers-csv:family", hits: 60, seconds: 60 * 60 };
/** How many rows are held in memory at a time. */
const batchSize = 300;

type Query = RouteRequest<typeof contract.saveAnswers>["query"];

/** Every answer of a span as one CSV file that is written while it is sent. Throws before the first byte. */
export async function saveAnswers(app: AppContext, viewer: ParentViewer, query: Query): Promise<SentFile> {
	const asked = await readAsked(app, viewer, query);
	await app.limit(ofOneFamily, viewer.family_id);
	const { from, to } = asked.span;
	return {
		name: `learnin-answers-${from}-to-${to}.csv`,
		type: "text/csv; charset=utf-8",
		pieces: pieces(app, { family_id: viewer.family_id, say: sayTo(viewer) }, asked, query),
	};
}

async function* pieces(
	app: Pick<AppContext, "db">,
	{ family_id, say }: { family_id: string; say: (text: string) => string },
	{ children, span }: Asked,
	{ skill_id, outcome }: Query,
): AsyncGenerator<Uint8Array> {
	const encoder = new TextEncoder();
	const graph = await readSkillGraph(app.db);
	const words = { say, standardOf: (id: string) => graph.byId(id)?.standard ?? "" };
	yield encoder.encode(csvHeader(say));
	for (const { student } of children) {
		const { ended } = ofSkill(await readDays(app.db, student, span), skill_id);
		const counting = new Map(ended.map((each) => [each.row.question_id, each]));
		const filter = { family_id, student_id: student.student_id, skill_id, span, outcome };
		let after: AttemptRow | undefined;
		do {
			const rows: AttemptRow[] = await selectAttempts(app.db, { ...filter, after, limit: batchSize });
			if (rows.length > 0) yield encoder.encode(csvLines(rows, takeFrom(counting), words));
			after = rows.length < batchSize ? undefined : rows.at(-1);
		} while (after !== undefined);
		// A written answer from before the span that was read in it counts in it.
		if (outcome !== undefined || counting.size === 0) continue;
		const past = await selectPastRules(app.db, [student.student_id]);
		const own = {
			student_name: student.student_name,
			zoneAt: (moment: Date) => zoneAt(past, student, moment),
		};
		yield encoder.encode(lateLines([...counting.values()], own, words));
	}
}

/** A question counts in the line of its last answer, which comes first. */
function takeFrom(counting: Map<string, Tallied>): (question_id: string) => Counting {
	return (question_id) => {
		const figures = counting.get(question_id)?.figures;
		counting.delete(question_id);
		return { finished: figures?.finished ?? 0, first_try: figures?.first_try ?? 0 };
	};
}

import type { AppContext } from "../../platform/app-context.ts";
import type { Tx } from "../../platform/db/database.ts";
import { enrolChildren, renewEnrolments } from "../family/index.ts";
import { type OrderLineRow, type OrderRow, selectOrderLines, updateLineStudent } from "./payments.queries.ts";

/** Why nothing is charged for days of a child that was deleted meanwhile. */
export const childGone = "One of these children is no longer in your family. Please choose again.";

/** Whether what is paid for can still be given: a renewal is for children that the family has. */
export async function canDeliver(tx: Tx, order: OrderRow): Promise<boolean> {
	if (order.purpose !== "renewal") return true;
	const lines = await selectOrderLines(tx, order.id);
	return lines.every(({ student_id }) => student_id !== null);
}

/** Gives what was paid for, in the caller's transaction: new children or more days. Returns the children's names. */
export async function deliverOrder(
	app: AppContext,
	tx: Tx,
	order: OrderRow & { account_id: string },
	evidence_ref: string,
): Promise<string[]> {
	const lines = await selectOrderLines(tx, order.id);
	if (order.purpose === "renewal") await renew(app, tx, order, lines);
	else await enrol(app, tx, order, { lines, evidence_ref });
	return lines.map(({ name }) => name);
}

async function renew(app: AppContext, tx: Tx, { family_id }: OrderRow, lines: OrderLineRow[]): Promise<void> {
	const renewals = lines.flatMap(({ id, student_id }) =>
		student_id === null ? [] : [{ order_line_id: id, student_id }],
	);
	await renewEnrolments(app, tx, { family_id, renewals });
}

async function enrol(
	app: AppContext,
	tx: Tx,
	order: OrderRow & { account_id: string },
	{ lines, evidence_ref }: { lines: OrderLineRow[]; evidence_ref: string },
): Promise<void> {
	const enrolled = await enrolChildren(app, tx, {
		family_id: order.family_id,
		account_id: order.account_id,
		becomes_parent: order.purpose === "registration",
		evidence_ref,
		children: lines.map((line) => ({
			order_line_id: line.id,
			name: line.name,
			email: line.email,
			grade: line.grade,
			schoolName: line.school_name,
			educationalBoard: line.educational_board,
			learningObjective: line.learning_objective,
		})),
	});
	for (const { order_line_id, student_id } of enrolled)
		await updateLineStudent(tx, order_line_id, student_id);
}

import type { AppContext } from "../../../platform/app-context.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { enrolChildren, renewEnrolments } from "../../family/index.ts";
import type { MoneySource } from "../../ledger/index.ts";
import { selectOrderLines, selectPayer, updateLineStudent } from "../payments.queries.ts";
import type { OrderLineRow, OrderRow } from "../payments.queries.ts";

/** Why the days of a child that was deleted in the meantime are not charged. */
export const childGone = "One of these children is no longer in your family. Please choose again.";

/**
 * Whether the purchase can still be delivered: a renewal needs children that the family has, and only a
 * current guardian may add children.
 */
export async function canDeliver(tx: Tx, order: OrderRow): Promise<boolean> {
	if (order.purpose === "wallet_load") return true;
	if (order.purpose !== "renewal") return guards(tx, order);
	const lines = await selectOrderLines(tx, order.id);
	return lines.every(({ student_id }) => student_id !== null);
}

async function guards(tx: Tx, { account_id, family_id }: OrderRow): Promise<boolean> {
	return account_id !== null && (await selectPayer(tx, account_id)).family_id === family_id;
}

/** The paying transaction is the evidence that an adult consented. */
interface Evidence {
	source: MoneySource;
	external_ref: string;
}

const consentMethods = {
	STRIPE: "card_payment",
	ESEWA: "esewa_payment",
	WALLET: "wallet_payment",
} as const satisfies Record<MoneySource, string>;

/**
 * Delivers a purchase in the caller's transaction: new children or more days; for the wallet the ledger entry
 * is enough. Returns the children's names.
 */
export async function deliverOrder(
	app: AppContext,
	tx: Tx,
	order: OrderRow & { account_id: string },
	evidence: Evidence,
): Promise<string[]> {
	if (order.purpose === "wallet_load") return [];
	const lines = await selectOrderLines(tx, order.id);
	if (order.purpose === "renewal") await renew(app, tx, order, lines);
	else await enrol(app, tx, order, { lines, evidence });
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
	{ lines, evidence }: { lines: OrderLineRow[]; evidence: Evidence },
): Promise<void> {
	const enrolled = await enrolChildren(app, tx, {
		family_id: order.family_id,
		account_id: order.account_id,
		becomes_parent: order.purpose === "registration",
		consent_method: consentMethods[evidence.source],
		evidence_ref: evidence.external_ref,
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

import { at, type ExportPart } from "./export-part.ts";

/** The data about the family as a whole. */
export const partsOfFamily: readonly ExportPart[] = [
	{
		file: "family",
		owner: "family",
		text: `select id, currency, billing_address, created_at, stripe_customer_id, ${at("created_at")}, id as export_id
			from families where id = $1`,
	},
	{
		file: "guardians",
		owner: "family",
		text: `select g.account_id, a.name, g.is_owner, g.created_at, ${at("g.created_at")}, g.account_id as export_id
			from guardians g join accounts a on a.id = g.account_id where g.family_id = $1`,
	},
	{
		file: "guardian-invitations",
		owner: "family",
		text: `select email, invited_by, created_at, expires_at, used_at, revoked_at, ${at("created_at")}, id as export_id
			from guardian_invitations where family_id = $1`,
	},
	{
		file: "reward-promises",
		owner: "family",
		text: `select id, student_id, title, note, cost_points, ends_on, times, created_at, ended_at, ${at("created_at")},
			id as export_id from reward_promises where family_id = $1`,
	},
	{
		file: "orders",
		owner: "family",
		text: `select id, account_id, purpose, type, provider, state, currency, amount_minor, stripe_payment_intent_id,
			failure_reason, created_at, paid_at, ${at("created_at")}, id as export_id from orders where family_id = $1`,
	},
	{
		file: "order-lines",
		owner: "family",
		text: `select l.id, l.order_id, l.student_id, l.name, l.email, l.grade, l.school_name, l.educational_board,
			l.learning_objective, l.course_fee_minor, l.reward_amount_minor, ${at("o.created_at")}, l.id as export_id
			from order_lines l join orders o on o.id = l.order_id where l.family_id = $1`,
	},
	{
		file: "receipts",
		owner: "family",
		text: `select r.order_id, r.billing_address, r.seller_name, r.seller_address, r.seller_tax_id, r.card_brand,
			r.card_last_four, r.card_address, r.mailed_at, ${at("o.created_at")}, r.order_id as export_id
			from order_receipts r join orders o on o.id = r.order_id where r.family_id = $1`,
	},
	{
		file: "refunds",
		owner: "family",
		text: `select id, order_id, currency, amount_minor, destination, state, asked_at, settled_at,
			${at("asked_at")}, id as export_id from refunds where family_id = $1`,
	},
	{
		file: "disputes",
		owner: "family",
		text: `select id, order_id, currency, amount_minor, reason, status, held_minor, opened_at, closed_at,
			${at("opened_at")}, id as export_id from disputes where family_id = $1`,
	},
	{
		file: "ledger",
		owner: "family",
		text: `select t.id, t.kind, t.order_id, t.external_ref, t.created_at, e.side, a.kind as account, a.currency,
			e.amount_minor, ${at("t.created_at")}, md5(t.id::text || e.account_id::text || e.side)::uuid as export_id
			from ledger_transactions t join ledger_entries e on e.transaction_id = t.id and e.family_id = t.family_id
			join ledger_accounts a on a.id = e.account_id and a.family_id = e.family_id where t.family_id = $1`,
	},
	{
		file: "record-of-changes",
		owner: "family",
		// A guardian's changes to their own sign-in are in that guardian's part.
		text: `select created_at, actor_id, action, subject_id, details, id as export_at,
			'00000000-0000-0000-0000-000000000000'::uuid as export_id from audit_log
			where family_id = $1 and subject_id is distinct from actor_id`,
	},
];

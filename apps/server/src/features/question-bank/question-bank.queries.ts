import type {
	BankSort,
	QuestionSource,
	QuestionState,
} from "@learnin/contract/routes/bank/question-bank.contract";
import type { Question, QuestionType } from "@learnin/domain/question/question";
import { type RawBuilder, sql } from "kysely";
import { hasWords } from "./checks/has-words.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { isServed } from "../../platform/db/is-served.ts";
import { whereGiven } from "../../platform/db/where-given.ts";
import type { RenderedQuestion } from "../practice/index.ts";

/** A question's filing data, apart from the question itself. */
export interface Filed {
	skill_id: string;
	difficulty: number;
	tags: string[];
}

export interface NewVersion extends Filed {
	question_id: string;
	version: number;
	question: Question;
	rendered: RenderedQuestion;
	fingerprint: string;
	created_by: string | null;
	created_at: Date;
}

export interface NewBankQuestion extends Filed {
	state: QuestionState;
	source: QuestionSource;
	question_type: QuestionType;
	fingerprint: string;
	search_text: string;
	created_by: string | null;
	created_at: Date;
}

/**
 * Returns the new question's id. Throws a unique violation (`questions_fingerprint_idx`) if the bank has it.
 */
export async function insertQuestion(tx: Tx, question: NewBankQuestion): Promise<string> {
	const { id } = await tx
		.insertInto("questions")
		.values({ ...question, version: 1, published_version: null, updated_at: question.created_at })
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

export async function insertVersion(tx: Tx, version: NewVersion): Promise<void> {
	await tx
		.insertInto("question_versions")
		.values({
			...version,
			question: JSON.stringify(version.question),
			rendered: JSON.stringify(version.rendered),
		})
		.execute();
}

export type EventKind =
	| "created"
	| "edited"
	| "submitted"
	| "approved"
	| "sent_back"
	| "retired"
	| "suspended"
	| "restored"
	| "assigned"
	| "filed"
	| "imported"
	| "generated";

export interface QuestionEvent {
	question_id: string;
	version: number;
	kind: EventKind;
	note: string;
	actor_id: string | null;
	/** The assignee. */
	about_id?: string | null;
	created_at: Date;
}

export async function insertEvent(tx: Tx, event: QuestionEvent): Promise<void> {
	await tx.insertInto("question_events").values(event).execute();
}

/** The question's row, locked until the transaction ends. */
export function lockOptionalQuestion(tx: Tx, question_id: string) {
	return tx
		.selectFrom("questions")
		.select([
			"id",
			"state",
			"version",
			"published_version",
			"fingerprint",
			"skill_id",
			"difficulty",
			"tags",
			"assigned_to",
		])
		.where("id", "=", question_id)
		.forUpdate()
		.executeTakeFirst();
}

export async function updateNewestVersion(
	tx: Tx,
	question_id: string,
	newest: Filed & {
		version: number;
		state: QuestionState;
		question_type: QuestionType;
		fingerprint: string;
		search_text: string;
		updated_at: Date;
	},
): Promise<void> {
	// The next search for duplicates recomputes its bands from the new text.
	await tx
		.updateTable("questions")
		.set({ ...newest, bands: null })
		.where("id", "=", question_id)
		.execute();
}

/** Which version students get; null for none. */
export async function updatePublished(
	tx: Tx,
	question_id: string,
	published_version: number | null,
): Promise<void> {
	await tx.updateTable("questions").set({ published_version }).where("id", "=", question_id).execute();
}

export async function updateState(
	tx: Tx,
	question_id: string,
	change: { state: QuestionState; published_version: number | null; updated_at: Date },
): Promise<void> {
	await tx.updateTable("questions").set(change).where("id", "=", question_id).execute();
}

export async function updateReviewer(tx: Tx, question_id: string, assigned_to: string | null): Promise<void> {
	await tx.updateTable("questions").set({ assigned_to }).where("id", "=", question_id).execute();
}

const statistics = sql<StoredStatistics | null>`(select jsonb_build_object('finished', s.finished, 'first_try', s.first_try,
	'skipped', s.skipped, 'mean_tries', s.mean_tries, 'median_active_ms', s.median_active_ms,
	'discrimination', s.discrimination, 'open_reports', s.open_reports,
	'measured_at', to_char(s.measured_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
	from question_statistics s where s.question_id = q.id and s.version = q.published_version and s.finished > 0)`;

interface StoredStatistics {
	finished: number;
	first_try: number;
	skipped: number;
	mean_tries: number;
	median_active_ms: number;
	discrimination: number | null;
	open_reports: number;
	measured_at: string;
}

/** A question of the bank with its newest version; undefined if there is none. */
export async function selectOptionalBankQuestion(db: Db | Tx, question_id: string) {
	return db
		.selectFrom("questions as q")
		.innerJoin("question_versions as v", (join) =>
			join.onRef("v.question_id", "=", "q.id").onRef("v.version", "=", "q.version"),
		)
		.innerJoin("skills as k", "k.id", "q.skill_id")
		.leftJoin("accounts as c", "c.id", "q.created_by")
		.leftJoin("accounts as a", "a.id", "q.assigned_to")
		.where("q.id", "=", question_id)
		.select([
			"q.id",
			"q.state",
			"q.source",
			"q.version",
			"q.published_version",
			"q.skill_id",
			"k.name as skill_name",
			"k.grade",
			"q.difficulty",
			"q.tags",
			"v.question",
			"c.name as created_by_name",
			"a.id as reviewer_id",
			"a.name as reviewer_name",
			"q.created_at",
			"q.updated_at",
			statistics.as("statistics"),
		])
		.executeTakeFirst();
}

export async function selectVersions(db: Db | Tx, question_id: string, limit: number) {
	return db
		.selectFrom("question_versions as v")
		.leftJoin("accounts as c", "c.id", "v.created_by")
		.where("v.question_id", "=", question_id)
		.select([
			"v.version",
			"v.question",
			"v.skill_id",
			"v.difficulty",
			"v.tags",
			"c.name as created_by_name",
			"v.created_at",
		])
		.orderBy("v.version", "desc")
		.limit(limit)
		.execute();
}

export function selectEvents(db: Db | Tx, question_id: string, limit: number) {
	return db
		.selectFrom("question_events as e")
		.leftJoin("accounts as a", "a.id", "e.actor_id")
		.leftJoin("accounts as t", "t.id", "e.about_id")
		.where("e.question_id", "=", question_id)
		.select(["e.kind", "e.version", "e.note", "a.name as actor_name", "t.name as about_name", "e.created_at"])
		.orderBy("e.id", "desc")
		.limit(limit)
		.execute();
}

export interface BankFilter {
	search?: string | undefined;
	state?: QuestionState | undefined;
	source?: QuestionSource | undefined;
	question_type?: QuestionType | undefined;
	grade?: number | undefined;
	skill_id?: string | undefined;
	difficulty?: number | undefined;
	tag?: string | undefined;
	/** An account, or null for questions without a reviewer. */
	assigned_to?: string | null | undefined;
}

/** Where a page begins: after the question with this time or number, and this id. */
export interface BankPlace {
	key: Date | number;
	id: string;
}

interface Order {
	key: RawBuilder<Date | number>;
	direction: "asc" | "desc";
	/** What comes after the position in this order; everything without a position. */
	has?: RawBuilder<boolean>;
}

const solved = sql<number>`f.first_try::double precision / nullif(f.finished, 0)`;
const orders: Record<BankSort, Order> = {
	newest: { key: sql`q.updated_at`, direction: "desc" },
	oldest: { key: sql`q.updated_at`, direction: "asc" },
	hardest: { key: solved, direction: "asc", has: sql`f.finished > 0` },
	reported: { key: sql`f.open_reports`, direction: "desc", has: sql`f.open_reports > 0` },
};

export interface BankPage {
	sort?: BankSort | undefined;
	after: BankPlace | undefined;
	limit: number;
}

/** The questions `q` of a page, with their skills `k`; the latest change first by default. */
export function matchingQuestions(
	db: Pick<Db, "selectFrom">,
	filter: BankFilter,
	{ sort = "newest", after, limit }: BankPage,
) {
	const { key, direction, has } = orders[sort];
	const { search, state, source, question_type, grade, skill_id, difficulty, tag, assigned_to } = filter;
	// Those whose next version is written or reviewed are still published.
	return db
		.selectFrom("questions as q")
		.innerJoin("skills as k", "k.id", "q.skill_id")
		.$if(has !== undefined, (query) =>
			query.innerJoin("question_statistics as f", (join) =>
				join.onRef("f.question_id", "=", "q.id").onRef("f.version", "=", "q.published_version"),
			),
		)
		.$if(search !== undefined, (query) => query.where(hasWords(search ?? "")))
		.where(state === "published" ? isServed("q") : whereGiven("q.state", state))
		.where(whereGiven("q.source", source))
		.where(whereGiven("q.question_type", question_type))
		.where(whereGiven("k.grade", grade))
		.where(whereGiven("q.skill_id", skill_id))
		.where(whereGiven("q.difficulty", difficulty))
		.$if(tag !== undefined, (query) => query.where(sql<boolean>`q.tags @> array[${tag}]::text[]`))
		.$if(assigned_to !== undefined, (query) =>
			assigned_to === null || assigned_to === undefined
				? query.where("q.assigned_to", "is", null)
				: query.where("q.assigned_to", "=", assigned_to),
		)
		.$if(after !== undefined, (query) =>
			query.where(
				sql<boolean>`(${key}, q.id) ${sql.raw(direction === "asc" ? ">" : "<")} (${after?.key}, ${after?.id})`,
			),
		)
		.$if(has !== undefined, (query) => query.where(has ?? sql<boolean>`true`))
		.orderBy(key, direction)
		.orderBy("q.id", direction)
		.limit(limit);
}

/** Questions of the bank with each one's position in the order. */
export async function selectQuestions(db: Db, filter: BankFilter, page: BankPage) {
	return matchingQuestions(db, filter, page)
		.innerJoin("question_versions as v", (join) =>
			join.onRef("v.question_id", "=", "q.id").onRef("v.version", "=", "q.version"),
		)
		.leftJoin("accounts as a", "a.id", "q.assigned_to")
		.select([
			"q.id",
			"q.state",
			"q.source",
			"q.question_type",
			"q.skill_id",
			"k.name as skill_name",
			"k.grade",
			"q.difficulty",
			"q.tags",
			"q.version",
			"q.published_version",
			sql<RenderedQuestion["prompt"]>`v.rendered->'prompt'`.as("prompt"),
			"a.id as reviewer_id",
			"a.name as reviewer_name",
			"q.updated_at",
			statistics.as("statistics"),
			orders[page.sort ?? "newest"].key.as("place"),
		])
		.execute();
}

export function selectStateCounts(db: Db) {
	return db.selectFrom("question_state_counts").select(["state", "count", "with_students"]).execute();
}

export async function selectOptionalDraft(db: Db, author_id: string, draft_key: string) {
	return db
		.selectFrom("question_drafts")
		.select(["draft", "saved_at"])
		.where("author_id", "=", author_id)
		.where("draft_key", "=", draft_key)
		.executeTakeFirst();
}

export async function upsertDraft(
	db: Db,
	draft: { author_id: string; draft_key: string; draft: string; saved_at: Date },
): Promise<void> {
	await db
		.insertInto("question_drafts")
		.values(draft)
		.onConflict((conflict) =>
			conflict
				.columns(["author_id", "draft_key"])
				.doUpdateSet({ draft: draft.draft, saved_at: draft.saved_at }),
		)
		.execute();
}

export async function deleteDraft(db: Db | Tx, author_id: string, draft_key: string): Promise<void> {
	await db
		.deleteFrom("question_drafts")
		.where("author_id", "=", author_id)
		.where("draft_key", "=", draft_key)
		.execute();
}

/** Every skill, because questions can be written before students practice it; a few hundred at most. */
export async function selectSkills(db: Db) {
	return db
		.selectFrom("skills")
		.select(["id", "name", "child_name", "grade", "domain_name"])
		.orderBy("grade")
		.orderBy("domain")
		.orderBy("name")
		.execute();
}

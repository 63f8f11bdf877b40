// Generated from the migrated database by `npm run generate`. Do not edit.
import type { ExchangeNote } from "@learnin/domain/exchange/exchange-note";
import type { Question } from "@learnin/domain/question/question";
import type { ColumnType, Generated } from "kysely";
import type { RenderedQuestion } from "../rich-text/rendered-question.ts";

type Json<T = unknown> = ColumnType<T, string, string>;

export interface Accounts {
	id: Generated<string>;
	email: string | null;
	name: string;
	password_hash: string | null;
	user_type: Generated<"UNKNOWN" | "PARENT" | "STUDENT">;
	is_admin: Generated<boolean>;
	is_active: Generated<boolean>;
	avatar: string | null;
	currency: Generated<"USD" | "NPR">;
	time_zone: Generated<string>;
	created_at: Generated<Date>;
	totp_secret: Buffer | null;
	totp_confirmed_at: Date | null;
	totp_used_step: number | null;
	pin_hash: string | null;
	email_verified_at: Date | null;
	language: string | null;
	deactivated_at: Date | null;
	deactivation_reason: string | null;
	family_id: string | null;
}

export interface AnswerReviews {
	id: Generated<string>;
	family_id: string;
	student_id: string;
	question_id: string;
	attempt_id: string;
	state: "waiting_for_model" | "waiting_for_person" | "decided";
	cause: "no_model" | "no_consent" | "model_unsure" | "model_failed" | null;
	model_result: Json | null;
	verdict: "correct" | "incorrect" | null;
	comment: Generated<string>;
	decided_by: string | null;
	created_at: Generated<Date>;
	decided_at: Date | null;
}

export interface Attempts {
	id: Generated<string>;
	family_id: string;
	student_id: string;
	session_id: string | null;
	question_id: string;
	client_key: string | null;
	kind: "answer" | "skip";
	verdict: "correct" | "incorrect" | "wrong_form" | "unreadable" | "needs_review" | null;
	answer: Json | null;
	answer_read: string | null;
	feedback: Json | null;
	known_mistake_id: string | null;
	is_repeat: Generated<boolean>;
	attempt_number: number;
	tries_remaining: number;
	hints_opened: number;
	points: Generated<number>;
	time_to_first_ms: number | null;
	active_ms: number;
	client_time: Date;
	created_at: Generated<Date>;
	fingerprint: string | null;
}

export interface AuditLog {
	id: Generated<number>;
	created_at: Generated<Date>;
	actor_id: string | null;
	action: string;
	subject_id: string | null;
	family_id: string | null;
	details: Json;
}

export interface AvatarPictures {
	id: string;
	account_id: string;
	bytes: Buffer;
	created_at: Generated<Date>;
}

export interface Bookmarks {
	student_id: string;
	fingerprint: string;
	family_id: string;
	question_id: string;
	created_at: Generated<Date>;
}

export interface CelebrationsSeen {
	student_id: string;
	key: string;
	family_id: string;
	seen_at: Date;
}

export interface Consents {
	id: Generated<string>;
	family_id: string;
	student_id: string;
	account_id: string | null;
	policy_version: string;
	scopes: string[];
	method: "card_payment" | "esewa_payment" | "wallet_payment" | "guardian_switch";
	evidence_ref: string;
	given_at: Generated<Date>;
	withdrawn_at: Date | null;
	withdrawn_by: string | null;
}

export interface DailyFigures {
	day: string;
	new_families: number;
	enrolled: number;
	finished: number;
	first_try: number;
	counted_at: Date;
}

export interface DailyMoney {
	day: string;
	currency: "USD" | "NPR";
	payments: number;
	paid_minor: number;
	refunds: number;
	refunded_minor: number;
}

export interface DailyRewards {
	student_id: string;
	family_id: string;
	date: string;
	currency: "USD" | "NPR";
	wanted_minor: number;
	given_minor: number;
	created_at: Date;
}

export interface Disputes {
	id: Generated<string>;
	stripe_dispute_id: string;
	payment_id: string;
	order_id: string;
	family_id: string;
	currency: "USD" | "NPR";
	amount_minor: number;
	reason: string;
	status: string;
	standing: "inquiry" | "open" | "won" | "lost" | "appealed" | "closed";
	evidence_due_at: Date | null;
	evidence_sent: Generated<number>;
	lost_minor: Generated<number>;
	held_minor: Generated<number>;
	kept_minor: Generated<number>;
	was_held: Generated<boolean>;
	opened_at: Date;
	closed_at: Date | null;
	version: number;
	checked_at: Date;
}

export interface Enrolments {
	id: Generated<string>;
	family_id: string;
	student_id: string;
	order_line_id: string;
	starts_at: Date;
	ends_at: Date;
	ended_early_at: Date | null;
}

export interface ErrorReports {
	id: string;
	kind: "not_found" | "network" | "render";
	page: string;
	message: string;
	version: string;
	reports: number;
	first_seen_at: Date;
	last_seen_at: Date;
	done_at: Date | null;
	done_by: string | null;
}

export interface EsewaPayments {
	transaction_uuid: string;
	order_id: string;
	family_id: string;
	amount_minor: number;
	state: Generated<"open" | "complete" | "failed">;
	last_status: string | null;
	reference: string | null;
	created_at: Date;
	checked_at: Date | null;
	ended_at: Date | null;
	due_at: Generated<Date | null>;
}

export interface Families {
	id: Generated<string>;
	currency: Generated<"USD" | "NPR">;
	stripe_customer_id: string | null;
	created_at: Generated<Date>;
	deleted_at: Date | null;
	billing_address: string | null;
}

export interface GenerationCalls {
	id: Generated<string>;
	candidate_id: string;
	purpose: "generate-question" | "solve-question";
	prompt_version: string;
	model: string;
	instructions: string;
	messages: string[];
	outcome: string;
	answer: string | null;
	input_tokens: number | null;
	output_tokens: number | null;
	cost_micros: number | null;
	duration_ms: number;
	created_at: Date;
}

export interface GenerationCandidates {
	id: Generated<string>;
	job_id: string;
	number: number;
	model: string;
	state: Generated<"waiting" | "working" | "ready" | "caught" | "failed" | "cancelled">;
	held_until: Date | null;
	tries: Generated<number>;
	failure: "refused" | "truncated" | "not_json" | "timeout" | "rate_limited" | "unavailable" | "call_limit_reached" | "cost_limit_reached" | "gave_up" | null;
	caught_by: "schema" | "interaction" | "checks" | "expression" | "second_solution" | "distractors" | "duplicates" | "level" | null;
	question: Json<Question> | null;
	rendered: Json<RenderedQuestion> | null;
	fingerprint: string | null;
	expressions: Json;
	stages: Json;
	near_duplicates: Json;
	relevance: number | null;
	cost_micros: number | null;
	writing_ms: number | null;
	duration_ms: number | null;
	question_id: string | null;
	taken_by: string | null;
	finished_at: Date | null;
}

export interface GenerationJobs {
	id: Generated<string>;
	kind: "single" | "several" | "compare" | "relevance";
	state: Generated<"running" | "done" | "cancelled">;
	skill_id: string;
	question_type: "SELECT_ONE" | "SELECT_ALL" | "FILL_ONE" | "FILL_MULTIPLE" | "MATCH_THE_FOLLOWING" | "LABELED_INPUT" | "VERIFY_WITH_LLM";
	answer_type: "INTEGER" | "STRING" | "SIMPLE_FRACTION" | "MIXED_FRACTION" | "FLOAT" | "MIXED";
	difficulty: number;
	wish: string;
	example: string | null;
	models: string[];
	sends_to_review: boolean;
	created_by: string | null;
	created_at: Date;
	finished_at: Date | null;
}

export interface GenerationPrompts {
	purpose: "generate-question" | "solve-question";
	version: string;
	wording: string;
	created_at: Date;
}

export interface GoogleFlows {
	state_hash: Buffer;
	browser_hash: Buffer;
	nonce: string;
	code_verifier: string;
	created_at: Generated<Date>;
	expires_at: Date;
}

export interface GoogleHandoffs {
	code_hash: Buffer;
	browser_hash: Buffer;
	issuer: string;
	subject: string;
	email: string;
	email_verified: boolean;
	name: string;
	created_at: Generated<Date>;
	expires_at: Date;
	used_at: Date | null;
}

export interface GuardianInvitations {
	id: Generated<string>;
	family_id: string;
	invited_by: string | null;
	email: string;
	token_hash: Buffer;
	created_at: Generated<Date>;
	expires_at: Date;
	used_at: Date | null;
	revoked_at: Date | null;
}

export interface Guardians {
	family_id: string;
	account_id: string;
	is_owner: boolean;
	created_at: Generated<Date>;
}

export interface Identities {
	issuer: string;
	subject: string;
	account_id: string;
	email: string;
	created_at: Generated<Date>;
}

export interface ImageUses {
	image_id: string;
	question_id: string;
	version: number;
}

export interface Images {
	id: string;
	width: number;
	height: number;
	bytes: Buffer | null;
	created_at: Generated<Date>;
	name: Generated<string>;
	alt: Generated<string>;
	created_by: string | null;
}

export interface Invitations {
	id: Generated<string>;
	family_id: string;
	student_id: string;
	email: string;
	token_hash: Buffer;
	created_at: Generated<Date>;
	expires_at: Date;
	used_at: Date | null;
	revoked_at: Date | null;
}

export interface KeptKeys {
	key_id: Buffer;
	purpose: string;
	sealed_key: Buffer;
	kept_at: Generated<Date>;
}

export interface KnownNetworks {
	network_hash: Buffer;
	account_id: string;
	last_signed_in_at: Date;
}

export interface LearningQueueKept {
	is_only: Generated<boolean>;
}

export interface LedgerAccounts {
	id: Generated<string>;
	family_id: string;
	kind: "stripe_clearing" | "esewa_clearing" | "registration_revenue" | "refunds_payable" | "forgone_wallets" | "stripe_balance" | "stripe_fees" | "stripe_reserve" | "stripe_other" | "payouts_in_transit" | "bank" | "disputed_funds" | "disputed_wallets" | "dispute_fees" | "dispute_losses" | "wallet" | "rewards";
	currency: "USD" | "NPR";
	student_id: string | null;
	balance_minor: number | null;
}

export interface LedgerEntries {
	transaction_id: string;
	account_id: string;
	side: "debit" | "credit";
	amount_minor: number;
	family_id: string;
}

export interface LedgerProofs {
	id: Generated<string>;
	proved_at: Date;
	transactions: number;
	entries: number;
	orders: number;
	provider_payments: number | null;
	faults: number;
}

export interface LedgerTransactions {
	id: Generated<string>;
	external_ref: string;
	kind: "registration_fee" | "renewal_fee" | "wallet_load" | "late_payment" | "refund" | "refund_sent" | "refund_failed" | "daily_reward" | "reward_payout" | "wallet_forgone" | "dispute_withdrawn" | "dispute_fee" | "dispute_won" | "dispute_lost" | "dispute_lost_reversed" | "dispute_hold" | "dispute_release" | "dispute_kept" | "dispute_kept_reversed" | "stripe_charge" | "stripe_refund" | "stripe_fee" | "stripe_reserve" | "stripe_other" | "payout" | "payout_arrived" | "payout_returned";
	order_id: string | null;
	created_at: Generated<Date>;
	family_id: string;
	reverses_id: string | null;
}

export interface MailLog {
	id: string;
	kind: string;
	address: string | null;
	state: "waiting" | "sent" | "failed";
	tries: Generated<number>;
	last_error: string | null;
	created_at: Date;
	tried_at: Date | null;
}

export interface MailedLinks {
	token_hash: Buffer;
	purpose: "reset_password" | "change_email" | "confirm_email" | "invite_parent";
	account_id: string;
	new_email: string | null;
	created_at: Generated<Date>;
	expires_at: Date;
	used_at: Date | null;
}

export interface MasteryCalibration {
	is_only: Generated<boolean>;
	calibration: Json;
	revision: Generated<string>;
}

export interface MasteryObservations {
	id: Generated<number>;
	skill_id: string;
	question_key: string;
	difficulty: number;
	observation: Json;
}

export interface MasterySteps {
	question_id: string;
	student_id: string;
	family_id: string;
	skill_id: string;
	finished_at: Date;
	mastery: number;
	stage_before: "unknown" | "learning" | "nearly" | "mastered" | "due_for_review";
	stage_after: "unknown" | "learning" | "nearly" | "mastered" | "due_for_review";
}

export interface ModelCalls {
	id: Generated<string>;
	day: string;
	model: string;
	purpose: string;
	prompt_version: string;
	outcome: "answered" | "refused" | "truncated" | "not_json" | "timeout" | "rate_limited" | "unavailable";
	input_tokens: number | null;
	output_tokens: number | null;
	duration_ms: number;
	created_at: Date;
	cost_micros: number | null;
}

export interface ModelDays {
	day: string;
	calls: number;
	cost_micros: Generated<number>;
}

export interface NotificationSwitches {
	account_id: string;
	kind: string;
	channel: "bell" | "mail";
	is_on: boolean;
}

export interface Notifications {
	id: Generated<string>;
	account_id: string;
	kind: string;
	event_key: string;
	description: string;
	created_at: Generated<Date>;
	read_at: Date | null;
	page: string | null;
	is_on_bell: Generated<boolean>;
	bundle: string | null;
	happened_at: Date | null;
	time_zone: string | null;
}

export interface OpenSets {
	student_id: string;
	session_id: string;
	family_id: string;
}

export interface OrderLines {
	id: Generated<string>;
	order_id: string;
	family_id: string;
	position: number;
	student_id: string | null;
	name: string;
	email: string;
	grade: number;
	school_name: Generated<string>;
	educational_board: Generated<"" | "Common Core" | "England" | "CBSE" | "ICSE" | "NEB" | "Other">;
	learning_objective: string;
	course_fee_minor: number;
	reward_amount_minor: Generated<number>;
	refund_id: string | null;
	dispute_id: string | null;
}

export interface OrderReceipts {
	order_id: string;
	family_id: string;
	billing_address: string | null;
	seller_name: string | null;
	seller_address: string | null;
	seller_tax_id: string | null;
	card_brand: string | null;
	card_last_four: string | null;
	card_address: string | null;
	mailed_at: Date | null;
	statement: string | null;
}

export interface Orders {
	id: Generated<string>;
	family_id: string;
	account_id: string | null;
	purpose: "registration" | "addition" | "renewal" | "wallet_load";
	type: "setup" | "payment";
	provider: "STRIPE" | "ESEWA" | "WALLET";
	state: Generated<"draft" | "awaiting_provider" | "needs_action" | "paid" | "failed" | "expired" | "refunded">;
	currency: "USD" | "NPR";
	amount_minor: number;
	attempt: Generated<number>;
	stripe_setup_intent_id: string | null;
	stripe_payment_intent_id: string | null;
	failure_reason: string | null;
	created_at: Generated<Date>;
	paid_at: Date | null;
	tried_at: Date | null;
	settle_due_at: Date | null;
}

export interface PastRules {
	student_id: string;
	family_id: string;
	since: Date | null;
	until: Date;
	time_zone: string;
	daily_goal: number;
	days_per_week: number;
}

export interface PaymentDisagreements {
	id: Generated<string>;
	kind: string;
	provider: "STRIPE" | "ESEWA" | null;
	external_ref: string;
	order_id: string | null;
	details: Json;
	found_at: Date;
	resolved_at: Date | null;
	resolved_by: string | null;
	resolution: string | null;
}

export interface PeopleCounts {
	is_only: Generated<boolean>;
	parents: number;
	registering_accounts: number;
	students: number;
	enrolled_students: number;
	counted_at: Date;
}

export interface PlacedSkills {
	student_id: string;
	skill_id: string;
	family_id: string;
	placement_id: string;
	known_chance: number;
	asked: "right" | "wrong" | "not_learned" | null;
	related_answers: number;
	placed_at: Date;
}

export interface PlacementQuestions {
	id: Generated<string>;
	placement_id: string;
	student_id: string;
	family_id: string;
	position: number;
	skill_id: string;
	difficulty: number;
	question: Json<Question>;
	rendered: Json<RenderedQuestion>;
	guess_chance: number;
	asked_at: Date;
	response: "right" | "wrong" | "not_learned" | null;
	answer: Json | null;
	known_mistake_id: string | null;
	answered_at: Date | null;
}

export interface Placements {
	id: Generated<string>;
	student_id: string;
	family_id: string;
	grade: number;
	started_at: Date;
	finished_at: Date | null;
	starting_skill_ids: Generated<string[]>;
}

export interface PracticeQuestions {
	id: Generated<string>;
	family_id: string;
	student_id: string;
	session_id: string;
	position: number;
	skill_id: string;
	generator_version: number | null;
	seed: number | null;
	difficulty: number;
	tries_remaining: Generated<number>;
	attempt_count: Generated<number>;
	hints_opened: Generated<number>;
	wrong_answers: Generated<string[]>;
	is_correct: Generated<boolean>;
	is_skipped: Generated<boolean>;
	points: Generated<number>;
	created_at: Generated<Date>;
	finished_at: Date | null;
	replaced_at: Date | null;
	fingerprint: string | null;
	review_of: string | null;
	is_in_review: Generated<boolean>;
	is_missed: Generated<boolean>;
	bank_question_id: string | null;
	bank_version: number | null;
	content_id: number;
	tried_at: Date | null;
	mastery: number | null;
	stage_before: "unknown" | "learning" | "nearly" | "mastered" | "due_for_review" | null;
	stage_after: "unknown" | "learning" | "nearly" | "mastered" | "due_for_review" | null;
}

export interface PracticeSessions {
	id: Generated<string>;
	family_id: string;
	student_id: string;
	skill_id: string | null;
	created_at: Generated<Date>;
	kind: Generated<string>;
	title: string | null;
	procedure: string | null;
}

export interface PredictionHeads {
	features_version: number;
	learned: number;
	weights: Buffer;
	covariance: Buffer;
}

export interface PredictionMeasures {
	scope: "all" | "grade" | "skill";
	name: string;
	answers: number;
	predicted: number;
	right_share: number;
	calibration_error: number;
	ranking_quality: number | null;
	bins: Json;
	measured_at: Date;
}

export interface ProblemReports {
	id: Generated<string>;
	family_id: string;
	student_id: string;
	question_id: string;
	reason: "answer_not_accepted" | "question_unclear" | "picture_broken" | "mistake_in_text" | "not_learned_yet" | "something_else";
	note: string;
	state: Generated<"open" | "fixed" | "dismissed">;
	reply: Generated<string>;
	created_at: Generated<Date>;
	resolved_at: Date | null;
	resolved_by: string | null;
}

export interface ProcedureEstimates {
	student_id: string;
	family_id: string;
	procedure: string;
	odds: number[];
	possible_count: number;
	made_count: number;
	quiet_count: number;
	updated_at: Date;
	shown_by: Json;
	shown_skill_id: string | null;
	is_found: boolean;
}

export interface ProviderEventCursors {
	provider: string;
	read_up_to: Date;
}

export interface ProviderEvents {
	provider: "STRIPE" | "ESEWA";
	event_id: string;
	type: string;
	object_id: string;
	received_at: Generated<Date>;
}

export interface ProviderReferences {
	reference: string;
	family_id: string;
}

export interface QuestionBands {
	band: number;
	operations: number;
	numbers: number;
	question_id: string;
}

export interface QuestionContents {
	id: Generated<number>;
	fingerprint: Buffer;
	question: Json<Question>;
	rendered: Json<RenderedQuestion>;
}

export interface QuestionCoverage {
	skill_id: string;
	state: string;
	question_type: string;
	difficulty: number;
	count: number;
	with_students: Generated<number>;
}

export interface QuestionDrafts {
	author_id: string;
	draft_key: string;
	draft: Json;
	saved_at: Date;
}

export interface QuestionEvents {
	id: Generated<number>;
	question_id: string;
	version: number;
	kind: "created" | "edited" | "submitted" | "approved" | "sent_back" | "retired" | "suspended" | "restored" | "assigned" | "filed" | "imported" | "generated";
	note: Generated<string>;
	actor_id: string | null;
	created_at: Date;
	about_id: string | null;
}

export interface QuestionFigures {
	question_key: string;
	mean: number;
	variance: number;
	history: Json | null;
}

export interface QuestionImportItems {
	import_id: string;
	position: number;
	name: string;
	outcome: "accepted" | "flagged" | "refused" | "present";
	notes: Json<ExchangeNote[]>;
	question: Json<Question> | null;
	fingerprint: string | null;
	skill_id: string;
	difficulty: number;
	tags: string[];
	like_question_id: string | null;
	question_id: string | null;
	stored_at: Date | null;
}

export interface QuestionImports {
	id: Generated<string>;
	file_name: string;
	asked_format: "auto" | "json" | "problems" | "csv" | "gift" | "moodle" | "qti";
	format: "json" | "problems" | "csv" | "gift" | "moodle" | "qti" | null;
	state: Generated<"reading" | "ready" | "storing" | "done" | "failed">;
	fault: string | null;
	content: Buffer | null;
	skill_id: string;
	difficulty: number;
	tags: string[];
	note: string;
	with_flagged: Generated<boolean>;
	item_count: number | null;
	read_count: Generated<number>;
	created_by: string | null;
	created_at: Date;
}

export interface QuestionStateCounts {
	state: "draft" | "in_review" | "published" | "suspended" | "retired";
	count: number;
	with_students: Generated<number>;
}

export interface QuestionStatistics {
	question_id: string;
	version: number;
	finished: number;
	first_try: number;
	skipped: number;
	mean_tries: number;
	median_active_ms: number;
	discrimination: number | null;
	open_reports: number;
	measured_at: Date;
}

export interface QuestionTwins {
	id: Generated<string>;
	question_id: string;
	student_id: string;
	family_id: string;
	seed: number;
	generator_version: number;
	question: Json<Question>;
	rendered: Json<RenderedQuestion>;
	opened_at: Date;
	solved_at: Date | null;
}

export interface QuestionVersions {
	question_id: string;
	version: number;
	skill_id: string;
	difficulty: number;
	tags: string[];
	question: Json<Question>;
	rendered: Json<RenderedQuestion>;
	fingerprint: string;
	created_by: string | null;
	created_at: Date;
}

export interface Questions {
	id: Generated<string>;
	state: "draft" | "in_review" | "published" | "suspended" | "retired";
	source: "authored" | "imported" | "generated";
	version: number;
	published_version: number | null;
	skill_id: string;
	difficulty: number;
	question_type: "SELECT_ONE" | "SELECT_ALL" | "FILL_ONE" | "FILL_MULTIPLE" | "MATCH_THE_FOLLOWING" | "LABELED_INPUT" | "VERIFY_WITH_LLM";
	tags: string[];
	fingerprint: string;
	search_text: string;
	created_by: string | null;
	assigned_to: string | null;
	created_at: Date;
	updated_at: Date;
	bands: number[] | null;
	asked_operations: number | null;
	asked_numbers: number | null;
}

export interface QuestionsToLearn {
	question_id: string;
	student_id: string;
	family_id: string;
}

export interface RateLimits {
	key: string;
	window_start: Date;
	hits: Generated<number>;
}

export interface RecoveryCodes {
	code_hash: Buffer;
	account_id: string;
	used_at: Date | null;
}

export interface RefreshTokens {
	token_hash: Buffer;
	session_id: string;
	created_at: Generated<Date>;
	idle_expires_at: Date;
	used_at: Date | null;
	successor_salt: Buffer | null;
	predecessor_hash: Buffer | null;
}

export interface Refunds {
	id: Generated<string>;
	payment_id: string;
	order_id: string;
	family_id: string;
	currency: "USD" | "NPR";
	amount_minor: number;
	destination: "provider" | "wallet";
	reason: string;
	state: Generated<"pending" | "succeeded" | "failed">;
	failure: string | null;
	stripe_refund_id: string | null;
	asked_by: string | null;
	asked_at: Date;
	settled_at: Date | null;
}

export interface RewardPayouts {
	id: Generated<string>;
	family_id: string;
	student_id: string;
	client_key: string;
	currency: "USD" | "NPR";
	amount_minor: number;
	note: string;
	paid_by: string | null;
	created_at: Date;
}

export interface RewardPromises {
	id: Generated<string>;
	family_id: string;
	student_id: string | null;
	title: string;
	note: string;
	cost_points: number;
	ends_on: string | null;
	times: number | null;
	created_at: Date;
	ended_at: Date | null;
}

export interface RewardRequests {
	id: Generated<string>;
	family_id: string;
	student_id: string;
	promise_id: string;
	client_key: string;
	title: string;
	cost_points: number;
	state: Generated<"asked" | "approved" | "declined" | "given">;
	word: Generated<string>;
	asked_at: Date;
	answered_at: Date | null;
	given_at: Date | null;
}

export interface Sessions {
	id: Generated<string>;
	account_id: string;
	user_agent: Generated<string>;
	created_at: Generated<Date>;
	absolute_expires_at: Date;
	ended_at: Date | null;
	ended_because: "signed_out" | "signed_out_everywhere" | "reuse" | "password_changed" | "deactivated" | "expired" | "back_to_parent" | "consent_withdrawn" | null;
	opened_by: string | null;
	second_factor_at: Date | null;
	last_seen_at: Generated<Date>;
	is_by_pin: Generated<boolean>;
	seen_from: string | null;
}

export interface SharedDrawings {
	question_id: string;
	student_id: string;
	family_id: string;
	drawing: Json;
	shared_at: Date;
}

export interface SignInTries {
	account_hash: Buffer;
	network_hash: Buffer;
	failures: number;
	last_failed_at: Date;
	wait_until: Date;
}

export interface SkillFigures {
	skill_id: string;
	mean: number;
	variance: number;
	history: Json | null;
}

export interface SkillGraph {
	is_only: Generated<boolean>;
	revision: Generated<string>;
	measured_at: Date | null;
}

export interface SkillMasteries {
	student_id: string;
	skill_id: string;
	family_id: string;
	mean: number;
	variance: number;
	updated_at: Date | null;
	finished_count: number;
	evidence: number;
	memory: Json | null;
	mastered_at: Date | null;
	stuck_told_at: Date | null;
	history: Json | null;
}

export interface SkillPrerequisites {
	skill_id: string;
	prerequisite_id: string;
	weight: number;
}

export interface SkillStatements {
	student_id: string;
	family_id: string;
	skill_id: string;
	says: "knows" | "not_yet";
	said_at: Date;
	said_by: string | null;
}

export interface SkillUsage {
	skill_id: string;
	students: number;
}

export interface SkillVersions {
	skill_id: string;
	version: number;
	content: Json;
	created_by: string | null;
	created_at: Date;
}

export interface Skills {
	id: string;
	grade: number;
	domain: string;
	domain_name: string;
	standard: string;
	name: string;
	has_generator: boolean;
	child_name: Generated<string>;
	parent_name: Generated<string>;
	description: Generated<string>;
	also_covers: Generated<string[]>;
	is_active: Generated<boolean>;
	list_place: Generated<number>;
	version: Generated<number>;
	edited_at: Date | null;
}

export interface StripeBalanceCursors {
	list: string;
	read_up_to: Date;
	checked_at: Date;
}

export interface StripeBalanceEntries {
	id: string;
	type: string;
	reporting_category: string;
	currency: string;
	amount_minor: number;
	fee_minor: number;
	available_at: Date;
	created_at: Date;
	source_id: string | null;
	payment_ref: string | null;
	dispute_id: string | null;
	booked_as: "payment" | "dispute" | "fee" | "payout" | "reserve" | "other" | "unclear" | null;
}

export interface StripePayouts {
	id: string;
	currency: string;
	amount_minor: number;
	status: string;
	arrives_at: Date;
	created_at: Date;
	has_arrived: Generated<boolean>;
	changes: Generated<number>;
}

export interface StudentAbilities {
	student_id: string;
	family_id: string;
	mean: number;
	variance: number;
	updated_at: Date | null;
	goal_told_on: string | null;
	history: Json | null;
}

export interface Students {
	id: Generated<string>;
	family_id: string;
	account_id: string | null;
	name: string;
	email: string;
	grade: number;
	school_name: Generated<string>;
	educational_board: Generated<"" | "Common Core" | "England" | "CBSE" | "ICSE" | "NEB" | "Other">;
	learning_objective: string;
	avatar: string | null;
	daily_goal: Generated<number>;
	days_per_week: Generated<number>;
	time_zone: Generated<string>;
	is_active: Generated<boolean>;
	created_at: Generated<Date>;
	deletion_warned_at: Date | null;
	daily_reward_minor: Generated<number>;
	deactivated_at: Date | null;
	deactivation_reason: string | null;
	shows_drawings: Generated<boolean>;
}

export interface WeeklyDigests {
	account_id: string;
	week: string;
	kind: "report" | "quiet" | "none";
	created_at: Date;
	family_id: string;
}

export interface Worksheets {
	code: string;
	student_id: string;
	family_id: string;
	source: "skill" | "mistakes" | "next";
	items: Json;
	created_at: Date;
}

export interface Schema {
	accounts: Accounts;
	answer_reviews: AnswerReviews;
	attempts: Attempts;
	audit_log: AuditLog;
	avatar_pictures: AvatarPictures;
	bookmarks: Bookmarks;
	celebrations_seen: CelebrationsSeen;
	consents: Consents;
	daily_figures: DailyFigures;
	daily_money: DailyMoney;
	daily_rewards: DailyRewards;
	disputes: Disputes;
	enrolments: Enrolments;
	error_reports: ErrorReports;
	esewa_payments: EsewaPayments;
	families: Families;
	generation_calls: GenerationCalls;
	generation_candidates: GenerationCandidates;
	generation_jobs: GenerationJobs;
	generation_prompts: GenerationPrompts;
	google_flows: GoogleFlows;
	google_handoffs: GoogleHandoffs;
	guardian_invitations: GuardianInvitations;
	guardians: Guardians;
	identities: Identities;
	image_uses: ImageUses;
	images: Images;
	invitations: Invitations;
	kept_keys: KeptKeys;
	known_networks: KnownNetworks;
	learning_queue_kept: LearningQueueKept;
	ledger_accounts: LedgerAccounts;
	ledger_entries: LedgerEntries;
	ledger_proofs: LedgerProofs;
	ledger_transactions: LedgerTransactions;
	mail_log: MailLog;
	mailed_links: MailedLinks;
	mastery_calibration: MasteryCalibration;
	mastery_observations: MasteryObservations;
	mastery_steps: MasterySteps;
	model_calls: ModelCalls;
	model_days: ModelDays;
	notification_switches: NotificationSwitches;
	notifications: Notifications;
	open_sets: OpenSets;
	order_lines: OrderLines;
	order_receipts: OrderReceipts;
	orders: Orders;
	past_rules: PastRules;
	payment_disagreements: PaymentDisagreements;
	people_counts: PeopleCounts;
	placed_skills: PlacedSkills;
	placement_questions: PlacementQuestions;
	placements: Placements;
	practice_questions: PracticeQuestions;
	practice_sessions: PracticeSessions;
	prediction_heads: PredictionHeads;
	prediction_measures: PredictionMeasures;
	problem_reports: ProblemReports;
	procedure_estimates: ProcedureEstimates;
	provider_event_cursors: ProviderEventCursors;
	provider_events: ProviderEvents;
	provider_references: ProviderReferences;
	question_bands: QuestionBands;
	question_contents: QuestionContents;
	question_coverage: QuestionCoverage;
	question_drafts: QuestionDrafts;
	question_events: QuestionEvents;
	question_figures: QuestionFigures;
	question_import_items: QuestionImportItems;
	question_imports: QuestionImports;
	question_state_counts: QuestionStateCounts;
	question_statistics: QuestionStatistics;
	question_twins: QuestionTwins;
	question_versions: QuestionVersions;
	questions: Questions;
	questions_to_learn: QuestionsToLearn;
	rate_limits: RateLimits;
	recovery_codes: RecoveryCodes;
	refresh_tokens: RefreshTokens;
	refunds: Refunds;
	reward_payouts: RewardPayouts;
	reward_promises: RewardPromises;
	reward_requests: RewardRequests;
	sessions: Sessions;
	shared_drawings: SharedDrawings;
	sign_in_tries: SignInTries;
	skill_figures: SkillFigures;
	skill_graph: SkillGraph;
	skill_masteries: SkillMasteries;
	skill_prerequisites: SkillPrerequisites;
	skill_statements: SkillStatements;
	skill_usage: SkillUsage;
	skill_versions: SkillVersions;
	skills: Skills;
	stripe_balance_cursors: StripeBalanceCursors;
	stripe_balance_entries: StripeBalanceEntries;
	stripe_payouts: StripePayouts;
	student_abilities: StudentAbilities;
	students: Students;
	weekly_digests: WeeklyDigests;
	worksheets: Worksheets;
}

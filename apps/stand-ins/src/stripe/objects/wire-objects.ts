import type { BalanceTransaction, Payout } from "./balance-objects.ts";
import type { Dispute } from "./dispute.ts";

/** Shapes of the objects on the wire, with the fields an integration can rely on. */
export type Metadata = Record<string, string>;

export interface Address {
	city: string | null;
	country: string | null;
	line1: string | null;
	line2: string | null;
	postal_code: string | null;
	state: string | null;
}

export interface BillingDetails {
	address: Address;
	email: string | null;
	name: string | null;
	phone: string | null;
	tax_id: string | null;
}

export interface Customer {
	id: string;
	object: "customer";
	deleted?: true;
	address: null;
	balance: number;
	created: number;
	currency: null;
	default_source: null;
	delinquent: boolean;
	description: string | null;
	discount: null;
	email: string | null;
	invoice_prefix: string;
	invoice_settings: {
		custom_fields: null;
		default_payment_method: string | null;
		footer: null;
		rendering_options: null;
	};
	livemode: false;
	metadata: Metadata;
	name: string | null;
	phone: string | null;
	preferred_locales: string[];
	shipping: null;
	tax_exempt: "none";
	test_clock: null;
}

export interface CardDetails {
	brand: string;
	checks: {
		address_line1_check: string | null;
		address_postal_code_check: string | null;
		cvc_check: string | null;
	};
	country: string;
	display_brand: string;
	exp_month: number;
	exp_year: number;
	fingerprint: string;
	funding: string;
	generated_from: null;
	last4: string;
	networks: { available: string[]; preferred: null };
	regulated_status: string;
	three_d_secure_usage: { supported: boolean };
	wallet: null;
}

export interface PaymentMethod {
	id: string;
	object: "payment_method";
	allow_redisplay: string;
	billing_details: BillingDetails;
	card: CardDetails;
	created: number;
	customer: string | null;
	customer_account: null;
	livemode: false;
	metadata: Metadata;
	type: "card";
}

export interface IntentError {
	type: "card_error" | "invalid_request_error";
	code: string;
	message: string;
	decline_code?: string;
	charge?: string;
	doc_url: string;
	payment_method: PaymentMethod;
}

export interface NextAction {
	type: "use_stripe_sdk";
	use_stripe_sdk: { type: "three_d_secure_redirect"; source: string; stripe_js: string };
}

export type PaymentIntentStatus =
	| "canceled"
	| "processing"
	| "requires_action"
	| "requires_confirmation"
	| "requires_payment_method"
	| "succeeded";

export interface AutomaticPaymentMethods {
	allow_redirects: "always" | "never";
	enabled: true;
}

export interface PaymentIntent {
	id: string;
	object: "payment_intent";
	allowed_payment_method_types: string[] | null;
	amount: number;
	amount_capturable: number;
	amount_details: { tip: Record<string, never> };
	amount_received: number;
	application: null;
	application_fee_amount: null;
	automatic_payment_methods: AutomaticPaymentMethods;
	canceled_at: number | null;
	cancellation_reason: string | null;
	capture_method: "automatic" | "automatic_async";
	client_secret: string;
	confirmation_method: "automatic";
	created: number;
	currency: string;
	customer: string | null;
	customer_account: null;
	description: string | null;
	excluded_payment_method_types: null;
	last_payment_error: IntentError | null;
	latest_charge: string | null;
	livemode: false;
	managed_payments: null;
	metadata: Metadata;
	next_action: NextAction | null;
	on_behalf_of: null;
	payment_method: string | null;
	payment_method_configuration_details: null;
	payment_method_options: Record<string, unknown>;
	payment_method_types: string[];
	payment_record: null;
	processing: null;
	receipt_email: string | null;
	review: null;
	setup_future_usage: "off_session" | "on_session" | null;
	shipping: null;
	source: null;
	statement_descriptor: string | null;
	statement_descriptor_suffix: string | null;
	status: PaymentIntentStatus;
	transfer_data: null;
	transfer_group: string | null;
}

export interface SetupIntent {
	id: string;
	object: "setup_intent";
	allowed_payment_method_types: string[] | null;
	application: null;
	automatic_payment_methods: AutomaticPaymentMethods;
	cancellation_reason: string | null;
	client_secret: string;
	created: number;
	customer: string | null;
	customer_account: null;
	description: string | null;
	excluded_payment_method_types: null;
	flow_directions: null;
	last_setup_error: IntentError | null;
	latest_attempt: string | null;
	livemode: false;
	mandate: null;
	metadata: Metadata;
	next_action: NextAction | null;
	on_behalf_of: null;
	payment_method: string | null;
	payment_method_configuration_details: null;
	payment_method_options: Record<string, unknown>;
	payment_method_types: string[];
	single_use_mandate: null;
	status: PaymentIntentStatus;
	usage: "off_session" | "on_session";
}

export interface Charge {
	id: string;
	object: "charge";
	amount: number;
	amount_captured: number;
	amount_refunded: number;
	application: null;
	application_fee: null;
	application_fee_amount: null;
	balance_transaction: string | null;
	billing_details: BillingDetails;
	calculated_statement_descriptor: string;
	captured: boolean;
	created: number;
	currency: string;
	customer: string | null;
	description: string | null;
	disputed: boolean;
	failure_balance_transaction: null;
	failure_code: string | null;
	failure_message: string | null;
	fraud_details: Record<string, never>;
	livemode: false;
	metadata: Metadata;
	on_behalf_of: null;
	outcome: {
		network_status: string;
		reason: string | null;
		risk_level: string;
		seller_message: string;
		type: string;
	};
	paid: boolean;
	payment_intent: string;
	payment_method: string;
	payment_method_details: { card: CardDetails; type: "card" };
	receipt_email: string | null;
	receipt_number: null;
	receipt_url: null;
	refunded: boolean;
	review: null;
	shipping: null;
	source: null;
	source_transfer: null;
	statement_descriptor: null;
	statement_descriptor_suffix: null;
	status: "failed" | "succeeded";
	transfer_data: null;
	transfer_group: null;
}

export interface Refund {
	id: string;
	object: "refund";
	amount: number;
	balance_transaction: string;
	charge: string;
	created: number;
	currency: string;
	customer: string | null;
	customer_account: null;
	destination_details: {
		card: { reference_status: string; reference_type: string; type: string };
		type: "card";
	};
	metadata: Metadata;
	payment_intent: string;
	payment_method: string;
	reason: string | null;
	receipt_number: null;
	source_transfer_reversal: null;
	failure_balance_transaction?: string;
	failure_reason?: string;
	status: "failed" | "pending" | "succeeded";
	transfer_reversal: null;
}

export interface DeletedObject {
	id: string;
	object: string;
	deleted: true;
}

/** Everything that can be the subject of an event or be looked up by its id. */
export type WireObject =
	| BalanceTransaction
	| Charge
	| Customer
	| Dispute
	| PaymentIntent
	| PaymentMethod
	| Payout
	| Refund
	| SetupIntent;

export const EVENT_TYPES = [
	"charge.dispute.closed",
	"charge.dispute.created",
	"charge.dispute.funds_reinstated",
	"charge.dispute.funds_withdrawn",
	"charge.dispute.updated",
	"charge.failed",
	"charge.refunded",
	"charge.succeeded",
	"customer.created",
	"customer.deleted",
	"customer.updated",
	"payment_intent.canceled",
	"payment_intent.created",
	"payment_intent.payment_failed",
	"payment_intent.requires_action",
	"payment_intent.succeeded",
	"payment_method.attached",
	"payment_method.detached",
	"payout.created",
	"payout.failed",
	"payout.paid",
	"refund.created",
	"refund.failed",
	"refund.updated",
	"setup_intent.canceled",
	"setup_intent.created",
	"setup_intent.requires_action",
	"setup_intent.setup_failed",
	"setup_intent.succeeded",
] as const;

export type EventType = (typeof EVENT_TYPES)[number];

/** The record of one change, and what a webhook endpoint receives. */
export interface StripeEvent {
	id: string;
	object: "event";
	api_version: string;
	created: number;
	data: { object: unknown; previous_attributes?: object };
	livemode: false;
	pending_webhooks: number;
	request: { id: string | null; idempotency_key: string | null };
	type: string;
}

import { firstName } from "@learnin/domain/family/first-name";
import { listNames } from "@learnin/domain/family/list-names";
import type { Order } from "@learnin/contract/schemas/order.schema";
import { GIVE_BACK_DAYS } from "@learnin/domain/payments/give-back";
import { REFUND_TERMS_PATH } from "@learnin/domain/payments/terms-path";
import { PRIVACY_PATH } from "@learnin/domain/data-rights/privacy-path";
import { dayText } from "../../../platform/time/time-words.ts";
import { Avatar } from "../../../ui/people/avatar.tsx";
import { moneyText } from "./money-text.ts";

interface OrderSummaryProps {
	order: Order;
	/** The text on the buyer's bank statement; null if no card pays. */
	statement: string | null;
}

/** What is bought, for whom, for which days and at what price. */
export function OrderSummary({ order, statement }: OrderSummaryProps) {
	const money = (amount: number) => moneyText(amount, order.currency);
	const isRenewal = order.purpose === "renewal";
	if (order.purpose === "wallet_load") return <WalletLoad order={order} statement={statement} />;
	return (
		<div className="grid gap-4">
			<ul className="grid gap-2">
				{order.line_items.map((item) => (
					<li key={item.id} className="bg-surface-2 flex items-center gap-3 rounded-md px-4 py-3">
						<Avatar name={item.name} size={36} />
						<span className="min-w-0 grow">
							<span className="line-clamp-3 font-semibold wrap-anywhere">{item.name}</span>
							<span className="text-ink-3 block text-sm">
								{isRenewal ? `${order.duration} more days` : `${order.duration} days`}
								{item.reward_amount > 0 && ` · ${money(item.reward_amount)} reward a day`}
								<span className="block text-balance">{periodText(item.paid_until, order.duration)}</span>
							</span>
						</span>
						<span className="num text-lg font-semibold">
							{money(item.course_fee + item.reward_amount * order.duration)}
						</span>
					</li>
				))}
			</ul>
			<dl className="grid gap-1">
				<Line term="Subtotal" amount={money(order.amount)} />
				<Line term="Estimated tax" amount={money(order.tax_amount)} />
				<div className="border-border-strong mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t-[1.5px] border-dashed pt-3">
					<dt className="font-semibold">Total</dt>
					<dd className="num text-3xl font-extrabold">{money(order.total_amount)}</dd>
				</div>
			</dl>
			<Terms statement={statement} />
			<p className="text-ink-3 text-sm">
				One-time payment for {order.duration} days. It doesn’t renew automatically.
				{!isRenewal && (
					<>
						{" "}
						{consentWords(order.line_items.map(({ name }) => firstName(name)))}{" "}
						<a className="link" href={PRIVACY_PATH} target="_blank" rel="noreferrer">
							What data we keep and why
							<span className="sr"> (opens in a new tab)</span>
						</a>
					</>
				)}
			</p>
		</div>
	);
}

const dayMs = 24 * 60 * 60 * 1000;

/** The purchased days if paid today: from today, or after the days already paid. */
function periodText(paid_until: string | null, days: number): string {
	const now = Date.now();
	const from = Math.max(now, paid_until === null ? now : Date.parse(paid_until));
	const [first, last] = [from, from + days * dayMs].map((at) => dayText(new Date(at).toISOString()));
	return from === now ? `Today to ${last}` : `${first} to ${last}`;
}

/** What a buyer needs to know before paying. */
function Terms({ statement }: Pick<OrderSummaryProps, "statement">) {
	return (
		<p className="text-ink-2 text-sm">
			{statement !== null && (
				<>
					The charge will appear on your bank statement as <b className="whitespace-nowrap">{statement}</b>.{" "}
				</>
			)}
			Full refund within {GIVE_BACK_DAYS} days if unused.{" "}
			<a className="link" href={REFUND_TERMS_PATH} target="_blank" rel="noreferrer">
				Terms and refunds
				<span className="sr"> (opens in a new tab)</span>
			</a>
		</p>
	);
}

function WalletLoad({ order, statement }: OrderSummaryProps) {
	const total = moneyText(order.total_amount, order.currency);
	return (
		<div className="grid gap-4">
			<dl className="flex flex-wrap items-baseline justify-between gap-x-4">
				<dt className="font-semibold">Added to your wallet</dt>
				<dd className="num text-3xl font-extrabold">{total}</dd>
			</dl>
			<Terms statement={statement} />
			<p className="text-ink-3 text-sm">One-time payment. The money stays in your wallet until you use it.</p>
		</div>
	);
}

function Line({ term, amount }: { term: string; amount: string }) {
	return (
		<div className="text-ink-2 flex justify-between">
			<dt>{term}</dt>
			<dd className="num">{amount}</dd>
		</div>
	);
}

function consentWords(names: readonly string[]): string {
	const [only] = names;
	return names.length === 1 && only !== undefined
		? `By paying, you confirm that you are ${only}’s parent or guardian and agree that ${only} may use Learnin.`
		: `By paying, you confirm that you are the parent or guardian of ${listNames(names)} and agree that they may use Learnin.`;
}

import type { Transaction, TransactionKind } from "@learnin/contract/routes/money/transactions.contract";
import {
	CalendarPlus,
	CircleSlash,
	Clock,
	Gift,
	HandCoins,
	Landmark,
	type LucideIcon,
	Undo2,
	UserPlus,
	Wallet,
} from "lucide-react";
import { Link } from "react-router";
import { isOtherDocument } from "../../paths/paths.ts";
import { exactText, whenText } from "../../platform/time/time-words.ts";
import { useNow } from "../../platform/time/use-now.ts";
import { Avatar } from "../../ui/people/avatar.tsx";
import { Badge } from "../../ui/people/badge.tsx";
import { classNames } from "../../ui/class-names.ts";
import { wayOn } from "./way-on.ts";
import {
	childrenText,
	providerNames,
	signedMoney,
	stateNames,
	stateTones,
	titleOf,
} from "./transaction-words.ts";

const icons: Readonly<Record<TransactionKind, LucideIcon>> = {
	registration_fee: UserPlus,
	renewal_fee: CalendarPlus,
	wallet_load: Wallet,
	late_payment: Clock,
	refund: Undo2,
	daily_reward: Gift,
	reward_payout: HandCoins,
	wallet_forgone: CircleSlash,
	dispute_hold: Landmark,
	dispute_release: Landmark,
};

export interface TransactionListProps {
	transactions: readonly Transaction[];
	avatars: ReadonlyMap<string, string | null>;
	receiptTo: (orderId: string) => string;
}

export function TransactionList({ transactions, avatars, receiptTo }: TransactionListProps) {
	const now = useNow();
	return (
		<div className="card tx-list">
			<table className="tbl">
				<caption className="sr">All payments, newest first</caption>
				<thead>
					<tr>
						<th scope="col">What</th>
						<th scope="col">Child</th>
						<th scope="col">Paid with</th>
						<th scope="col">When</th>
						<th scope="col" className="r">
							Amount
						</th>
						<th scope="col" className="r">
							<span className="sr">Receipt</span>
						</th>
					</tr>
				</thead>
				<tbody>
					{transactions.map((transaction) => (
						<TransactionRow
							key={transaction.id}
							transaction={transaction}
							avatars={avatars}
							receiptTo={receiptTo}
							now={now}
						/>
					))}
				</tbody>
			</table>
		</div>
	);
}

interface RowProps extends Omit<TransactionListProps, "transactions"> {
	transaction: Transaction;
	now: Date;
}

function TransactionRow({ transaction, avatars, receiptTo, now }: RowProps) {
	const { kind, state, created_at, students, amount, currency, provider } = transaction;
	const Icon = icons[kind];
	const when = whenText(created_at, now);
	const children = childrenText(students);
	const hasMoved = state === "done" || state === "on_its_way" || state === "disputed";
	return (
		<tr>
			<th scope="row" className="tx-what">
				<span className="tx-icon" aria-hidden="true">
					<Icon />
				</span>
				<span className="tx-title">
					{titleOf(transaction)}
					{state !== "done" && <Badge tone={stateTones[state] ?? "sky"}>{stateNames[state]}</Badge>}
				</span>
			</th>
			<td className="tx-child">
				{children && (
					<span className="tx-children">
						<Faces students={students} avatars={avatars} />
						<span>{children}</span>
					</span>
				)}
			</td>
			<td className="tx-provider">{providerNames[provider]}</td>
			<td className="tx-when">
				<time dateTime={created_at} title={exactText(created_at)}>
					{when}
				</time>
			</td>
			<td
				className={classNames(
					"r num tx-amount",
					amount > 0 && hasMoved && "tx-gain",
					!hasMoved && "tx-unmoved",
				)}
			>
				{signedMoney(amount, currency)}
			</td>
			<td className="r tx-way">
				<WayOn transaction={transaction} receiptTo={receiptTo} />
			</td>
		</tr>
	);
}

function Faces({ students, avatars }: Pick<RowProps, "avatars"> & Pick<Transaction, "students">) {
	const known = students.filter(({ name }) => name !== "");
	if (known.length === 0) return null;
	return (
		<span className="tx-faces">
			{known.slice(0, 4).map(({ id, name }) => (
				<Avatar key={id ?? name} avatar={avatars.get(id ?? "") ?? null} name={name} size={28} />
			))}
		</span>
	);
}

/** A link to the receipt, or to a payment that is not settled. */
function WayOn({ transaction, receiptTo }: Pick<RowProps, "transaction" | "receiptTo">) {
	const way = wayOn(transaction, receiptTo);
	if (way === null) return null;
	return (
		<Link className="link tap-line" to={way.to} reloadDocument={isOtherDocument(way.to)}>
			{way.label}
			<span className="sr">
				: {titleOf(transaction)}, {signedMoney(transaction.amount, transaction.currency)}
			</span>
		</Link>
	);
}

import type { Order } from "@learnin/contract/schemas/order.schema";
import { listNames } from "@learnin/domain/family/list-names";
import { dayText } from "../../../platform/time/time-words.ts";
import { moneyText } from "./money-text.ts";
import { Fact } from "../../../ui/text/fact.tsx";
import "./order-facts.css";

/** Which payment it is: its amount, for whom, and once it is paid, until when. */
export function OrderFacts({ order }: { order: Order }) {
	const { purpose, line_items, total_amount, currency, state } = order;
	return (
		<dl className="order-facts">
			<Fact name="Amount">{moneyText(total_amount, currency)}</Fact>
			<Fact name="For">
				{purpose === "wallet_load" ? "Your Learnin wallet" : listNames(line_items.map(({ name }) => name))}
			</Fact>
			{state === "paid" && <PaidUntil lines={line_items} />}
		</dl>
	);
}

function PaidUntil({ lines }: { lines: Order["line_items"] }) {
	const ends = lines.flatMap(({ id, name, paid_until }) =>
		paid_until === null ? [] : [{ id, name, day: dayText(paid_until) }],
	);
	const [first] = ends;
	if (first === undefined) return null;
	const isOneDay = ends.every(({ day }) => day === first.day);
	return (
		<Fact name="Paid until">
			{isOneDay
				? first.day
				: ends.map(({ id, name, day }) => <span key={id} className="block">{`${name}: ${day}`}</span>)}
		</Fact>
	);
}

import { formatAmount } from "@learnin/domain/pricing/money";
import { useInfiniteQuery } from "@tanstack/react-query";
import { exactText, whenText } from "../../../platform/time/time-words.ts";
import { useNow } from "../../../platform/time/use-now.ts";
import { ActionButton } from "../../../ui/buttons/action-button.tsx";
import { OpsList } from "../list-states.tsx";
import { checkedText, providerNames, waitingText } from "../operation-words.ts";
import { Payer } from "./payer.tsx";
import { operationsKey, sendCheck, type WaitingOrder, waitingOrdersQuery } from "../operations.api.ts";

/** Orders whose payment the provider has not confirmed yet. */
export function WaitingOrders() {
	const query = useInfiniteQuery(waitingOrdersQuery);
	return (
		<OpsList
			thing="order"
			rows={query.data?.pages.flatMap(({ orders }) => orders)}
			query={query}
			empty={{
				title: "Every payment is confirmed",
				hint: "Orders appear here until their provider confirms whether they were paid.",
				tile: { kind: "leaf", color: "mint", soft: true },
			}}
		>
			{(order) => <OrderRow order={order} />}
		</OpsList>
	);
}

function OrderRow({ order }: { order: WaitingOrder }) {
	const now = useNow();
	const payer = order.payer ?? "A family that was deleted";
	return (
		<>
			<div className="ops-main">
				<p className="ops-title">
					<Payer name={order.payer} id={order.payer_id} />
				</p>
				<p className="dotted-facts ops-facts">
					<span>{waitingText(order)}</span>
					<span>{providerNames[order.provider]}</span>
					<time dateTime={order.created_at} title={exactText(order.created_at)}>
						{whenText(order.created_at, now)}
					</time>
				</p>
			</div>
			<p className="ops-amount num">{formatAmount(order.amount, order.currency)}</p>
			<ActionButton
				variant="line"
				className="ops-act"
				busyLabel="Asking"
				work={() => sendCheck(order.id)}
				done={({ state }) => checkedText(state)}
				reloads={[{ queryKey: operationsKey }]}
			>
				Check now
				<span className="sr"> the order of {payer}</span>
			</ActionButton>
		</>
	);
}

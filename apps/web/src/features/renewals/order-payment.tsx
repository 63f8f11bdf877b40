import type { Order, PaymentData } from "@learnin/contract/schemas/order.schema";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { paidPath } from "../../paths/more-paths.ts";
import { paths } from "../../paths/paths.ts";
import { isGone } from "../../platform/api/is-gone.ts";
import { leaveTo } from "../../platform/pages/leave.ts";
import { ActionButton } from "../../ui/buttons/action-button.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { ButtonLink } from "../../ui/buttons/button-link.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { Note } from "../../ui/messages/note.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { BeingChecked, dropOrder, OrderSummary, PaymentDialog } from "../payments/index.ts";
import { orderQuery } from "./renewals.api.ts";

/** One order with its state: its items, and its payment while it is open. */
export function OrderPayment({ orderId }: { orderId: string }) {
	const { data, error, isFetching, refetch } = useQuery(orderQuery(orderId));
	if (!data && isGone(error)) return <NoSuchOrder />;
	if (!data && error) {
		return (
			<LoadFailed title="This order couldn’t be loaded" query={{ error, isFetching, refetch }}>
				<ButtonLink variant="line" to={paths.invitationPayment} reloadDocument>
					Add days
				</ButtonLink>
			</LoadFailed>
		);
	}
	if (!data) return <Spinner label="Loading the order" />;
	return (
		<div className="grid gap-5">
			<OrderStateNote order={data.order} />
			<Card title="Order Summary">
				<OrderSummary
					order={data.order}
					statement={data.payment?.provider === "STRIPE" ? data.payment.statement_descriptor : null}
				/>
				{data.payment && <PayOrder order={data.order} payment={data.payment} />}
			</Card>
		</div>
	);
}

function NoSuchOrder() {
	return (
		<Card>
			<EmptyState
				title="We can’t find this order"
				hint="The link may be old, or the order belongs to another account. Nothing was charged."
				tile={{ kind: "quarter", color: "sky", soft: true }}
				action={
					<ButtonLink variant="line" className="mt-2" to={paths.parentDashboard} reloadDocument>
						Back to Dashboard
					</ButtonLink>
				}
			/>
		</Card>
	);
}

/** Where a dropped order can be started again. */
const beginAgainAt: Record<Order["purpose"], string> = {
	registration: paths.register,
	addition: paths.addInvitation,
	renewal: paths.invitationPayment,
	wallet_load: paths.loadWallet,
};

function PayOrder({ order, payment }: { order: Order; payment: PaymentData }) {
	const client = useQueryClient();
	const [isOpen, setIsOpen] = useState(false);
	return (
		<div className="mt-5 grid gap-3 sm:flex sm:flex-row-reverse">
			<Button variant="primary" size="lg" onClick={() => setIsOpen(true)}>
				Make Payment
			</Button>
			<ActionButton
				variant="ghost"
				size="lg"
				work={() => dropOrder(order.id)}
				onDone={() => leaveTo(beginAgainAt[order.purpose])}
			>
				Cancel order
			</ActionButton>
			{isOpen && (
				<PaymentDialog
					loadWalletTo={paths.loadWallet}
					order={order}
					payment={payment}
					returnPath={paidPath(order.id)}
					stay={0}
					isSummaryShown
					onPaid={() => location.assign(paidPath(order.id))}
					onClose={() => {
						setIsOpen(false);
						void client.invalidateQueries(orderQuery(order.id));
					}}
				/>
			)}
		</div>
	);
}

function OrderStateNote({ order }: { order: Order }) {
	switch (order.state) {
		case "paid":
			return (
				<Note kind="correct" title="This order is paid">
					<p>
						<a className="link" href={paths.parentDashboard}>
							Go to Dashboard
						</a>
					</p>
				</Note>
			);
		case "awaiting_provider":
			return <BeingConfirmed order={order} />;
		case "failed":
			return (
				<Note kind="problem" title="The last payment didn’t go through">
					<p>{order.failure_reason}</p>
				</Note>
			);
		case "expired":
			return (
				<Note kind="info" title="This order was canceled">
					<p>If you paid for it anyway, the money is in your wallet.</p>
				</Note>
			);
		case "refunded":
			return <Note kind="info" title="This order was refunded" />;
		case "needs_action":
			return (
				<Note kind="info" title="Your bank needs you to confirm">
					<p>Press Make Payment to continue.</p>
				</Note>
			);
		case "draft":
			return null;
	}
}

/** A payment started earlier, perhaps in another tab: nothing is paid twice. */
function BeingConfirmed({ order }: { order: Order }) {
	const client = useQueryClient();
	return (
		<BeingChecked
			order={order}
			onPaid={() => location.assign(paidPath(order.id))}
			onUnpaid={() => void client.invalidateQueries(orderQuery(order.id))}
		/>
	);
}

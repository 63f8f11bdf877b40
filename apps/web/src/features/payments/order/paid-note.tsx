import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { receiptPath } from "../../../paths/more-paths.ts";
import { forgetPaid, readJustPaid } from "../../../platform/just-paid.ts";
import { Note } from "../../../ui/messages/note.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { OrderFacts } from "./order-facts.tsx";
import { askOrder } from "./orders.api.ts";

/** Confirms the payment that led to this page: amount, children and until when it is paid. */
export function PaidNote() {
	const [orderId] = useState(readJustPaid);
	useEffect(forgetPaid, []);
	return orderId === null ? null : <Confirmed orderId={orderId} />;
}

function Confirmed({ orderId }: { orderId: string }) {
	const { data, error } = useQuery({
		queryKey: ["payments", "just-paid", orderId],
		queryFn: ({ signal }) => askOrder(orderId, signal),
		refetchOnWindowFocus: false,
	});
	// The payment is under Payments in any case.
	if (error) return null;
	if (!data) return <Skeleton className="mb-5 h-[11rem] rounded-lg" />;
	if (data.order.state !== "paid") return null;
	return (
		<section className="mb-5" role="status">
			<Note kind="correct" title="Your payment went through">
				<OrderFacts order={data.order} />
				<p>
					<a className="link tap-line" href={receiptPath(orderId)}>
						See the receipt
					</a>
				</p>
			</Note>
		</section>
	);
}

import { useQuery } from "@tanstack/react-query";
import { Download, Printer } from "lucide-react";
import { useParams } from "react-router";
import { isGone } from "../../platform/api/is-gone.ts";
import { ActionButton } from "../../ui/buttons/action-button.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { ButtonLink } from "../../ui/buttons/button-link.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { GiveBackCard } from "./give-back-card.tsx";
import { ReceiptPaper } from "./receipt-paper.tsx";
import { receiptQuery, saveReceiptAsPdf } from "./transactions.api.ts";
import "../../styles/print.css";
import "./receipt.css";

/** The receipt of one paid order: on screen as it is printed. */
export function ReceiptPage({ listTo }: { listTo: string }) {
	const { orderId = "" } = useParams();
	const { data, error, isFetching, refetch } = useQuery(receiptQuery(orderId));
	if (!data && isGone(error)) return <NoSuchReceipt listTo={listTo} />;
	if (!data && error) {
		return (
			<LoadFailed title="The receipt couldn’t be loaded" query={{ error, isFetching, refetch }}>
				<ButtonLink variant="line" to={listTo}>
					All payments
				</ButtonLink>
			</LoadFailed>
		);
	}
	return (
		<div className="receipt-page">
			<div className="receipt-actions">
				<Button
					variant="line"
					icon={<Printer className="i" />}
					disabled={!data}
					onClick={() => globalThis.print()}
				>
					Print
				</Button>
				<SaveButton orderId={orderId} number={data?.number} />
			</div>
			{data ? <ReceiptPaper receipt={data} /> : <Loading />}
			{data && <GiveBackCard orderId={orderId} receipt={data} />}
		</div>
	);
}

function SaveButton({ orderId, number }: { orderId: string; number: string | undefined }) {
	return (
		<ActionButton
			variant="primary"
			icon={<Download className="i" />}
			disabled={number === undefined}
			work={() => saveReceiptAsPdf(orderId, number ?? "")}
		>
			Save as PDF
		</ActionButton>
	);
}

function NoSuchReceipt({ listTo }: { listTo: string }) {
	return (
		<Card>
			<EmptyState
				title="We can’t find this receipt"
				hint="The link may be old, or the receipt belongs to another account."
				tile={{ kind: "quarter", color: "sky", soft: true }}
				action={
					<ButtonLink variant="line" className="mt-2" to={listTo}>
						All payments
					</ButtonLink>
				}
			/>
		</Card>
	);
}

function Loading() {
	return (
		<div role="status" className="card receipt loads-late">
			<span className="sr">Loading the receipt</span>
			<Skeleton className="h-8 w-40" />
			<Skeleton className="mt-6 h-24 w-full" />
			<Skeleton className="mt-6 h-40 w-full" />
		</div>
	);
}

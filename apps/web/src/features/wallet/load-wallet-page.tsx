import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { invitationPaymentPath } from "../../paths/more-paths.ts";

import { Card } from "../../ui/card.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toastSuccess } from "../../ui/messages/toast.tsx";
import { moneyText, OpenOrderNote, useEarlierPayment, walletQuery } from "../payments/index.ts";
import { profileQuery } from "../profile/index.ts";
import { LoadForm } from "./load-form.tsx";
import type { Wallet } from "./wallet.api.ts";
import "./wallet.css";

/** /parent/load-wallet: the balance of the family's wallet, and loading more. */
export function LoadWalletPage() {
	const client = useQueryClient();
	const { data, error, isFetching, refetch } = useQuery(walletQuery);
	const readAgain = () => void client.invalidateQueries(walletQuery);
	useSameInHeader(data);
	useEarlierPayment(data?.order, (order) => {
		readAgain();
		if (order.state === "paid" && order.purpose === "wallet_load")
			toastSuccess(`Your payment of ${moneyText(order.total_amount, order.currency)} has arrived`);
	});
	if (!data && error) {
		return <LoadFailed title="Your wallet couldn’t be loaded" query={{ error, isFetching, refetch }} />;
	}
	if (!data) return <Loading />;
	const { order } = data;
	const isInTheWay =
		order !== null && (order.purpose !== "wallet_load" || order.state === "awaiting_provider");
	return (
		<div className="wa-page">
			<Balance wallet={data} />
			{isInTheWay ? (
				<OpenOrderNote order={order} finishTo={invitationPaymentPath(order.id)} onDropped={readAgain} />
			) : (
				// Another currency has other limits: the form is reset.
				<LoadForm key={data.currency} wallet={data} onEnded={readAgain} />
			)}
		</div>
	);
}

function Balance({ wallet: { wallet_balance, on_hold, currency } }: { wallet: Wallet }) {
	return (
		<Card title="In your wallet">
			<p className="wa-balance num">{moneyText(wallet_balance, currency)}</p>
			<p className="text-ink-2 mt-2">
				{wallet_balance === 0
					? `Your wallet is empty. Load it once, and pay for practice days without ${currency === "NPR" ? "going to eSewa" : "entering a card"} each time.`
					: "Use it to pay for practice days. Daily rewards you set for your children come out of it, too."}
			</p>
			{on_hold > 0 && (
				<p className="mt-2">
					{`${moneyText(on_hold, currency)} is on hold until your bank decides about a disputed payment.`}
				</p>
			)}
		</Card>
	);
}

/** Updates the header, whose wallet is from the profile and may be older than this page. */
function useSameInHeader(wallet: Wallet | undefined) {
	const client = useQueryClient();
	const { wallet_balance, currency } = wallet ?? {};
	useEffect(() => {
		if (wallet_balance === undefined || currency === undefined) return;
		client.setQueryData(
			profileQuery.queryKey,
			(profile) => profile && { ...profile, wallet_balance, currency },
		);
	}, [client, wallet_balance, currency]);
}

function Loading() {
	return (
		<div className="wa-page" role="status" aria-label="Loading your wallet">
			<Card title="In your wallet">
				<Skeleton className="h-12 w-40 rounded-xl" />
			</Card>
			<Card title="Load your wallet">
				<Skeleton className="h-40 w-full rounded-xl" />
			</Card>
		</div>
	);
}

import type { Order } from "@learnin/contract/schemas/order.schema";
import { useQuery } from "@tanstack/react-query";
import { walletQuery } from "./wallet.api.ts";

/** The wallet's balance in major units, and whether it covers the order. */
export interface WalletState {
	balance: number;
	isEnough: boolean;
}

/**
 * The wallet that may pay this order; undefined while loading, null if it is empty or loading failed. A wallet cannot
 * be loaded from itself.
 */
export function useWalletFor({ purpose, total_amount, currency }: Order): WalletState | null | undefined {
	const mayHave = purpose !== "wallet_load";
	const { data, isPending, failureCount } = useQuery({
		...walletQuery,
		enabled: mayHave,
		refetchOnWindowFocus: false,
	});
	if (!mayHave) return null;
	if (data) {
		const { wallet_balance: balance } = data;
		const isUsable = balance > 0 && data.currency === currency;
		return isUsable ? { balance, isEnough: balance >= total_amount } : null;
	}
	return isPending && failureCount === 0 ? undefined : null;
}

import { Plus, Wallet } from "lucide-react";
import { Link } from "react-router";
import { walletAmount } from "./wallet-amount.ts";
import "./wallet-pill.css";

export interface WalletPillProps {
	/** The page for loading the wallet: a separate document. */
	to: string;
	currency: string;
	wallet_balance: number;
}

/** Currency and amount of a parent's wallet, as in every header for parents. */
export function WalletPill({ to, currency, wallet_balance }: WalletPillProps) {
	const amount = walletAmount(wallet_balance);
	return (
		<Link
			className="wallet-pill"
			to={to}
			reloadDocument
			aria-label={`Wallet, ${currency} ${amount}. Load it`}
		>
			<Wallet className="i max-sm:hidden" />
			<span className="wallet-amount">
				<small>
					<Wallet className="wallet-sign sm:hidden" />
					<span className="max-sm:hidden">Wallet</span> {currency}
				</small>{" "}
				<b className="num">{amount}</b>
			</span>
			<span className="wallet-plus" aria-hidden="true">
				<Plus className="i" />
			</span>
		</Link>
	);
}

import type { Order } from "@learnin/contract/schemas/order.schema";
import type { Means } from "./press.ts";
import type { PaymentPhase } from "./use-payment.ts";

/** What the pay step of every provider is given. */
export interface PayStepProps {
	order: Order;
	phase: PaymentPhase;
	/** The page where the wallet is loaded. */
	loadWalletTo: string;
	onPay: (means: Means) => void;
	onBack: () => void;
	onClose: () => void;
}

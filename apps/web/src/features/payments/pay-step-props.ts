import type { Order } from "@learnin/contract/schemas/order.schema";
import type { Means } from "./provider/press.ts";
import type { PaymentPhase } from "./use-payment.ts";

/** The props of every provider's pay step. */
export interface PayStepProps {
	order: Order;
	phase: PaymentPhase;
	/** The page where the wallet is loaded. */
	loadWalletTo: string;
	onPay: (means: Means) => void;
	onBack: () => void;
	onClose: () => void;
}

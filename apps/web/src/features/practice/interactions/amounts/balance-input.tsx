import { BalanceBoard } from "./balance-board.tsx";
import { MadeOne, type MadeOneProps } from "../board/made-one.tsx";
import "./balance.css";

/** FILL_ONE, answered with a balance scale: the answer is the weight of one box. */
export function BalanceInput(props: MadeOneProps) {
	return (
		<MadeOne {...props} kind="balance" name="Scale" missing="No box is alone on a side yet.">
			{(balance, making) => <BalanceBoard balance={balance} {...making} />}
		</MadeOne>
	);
}

import { ChevronRight, CircleAlert, CircleCheck } from "lucide-react";
import { Link } from "react-router";
import { count } from "../../platform/count-words.ts";
import { Card } from "../../ui/card.tsx";

export interface ChecksCardProps {
	/** Where our books and a provider disagree, and nobody has decided yet. */
	open: number;
	operationsTo: string;
}

/** Whether all money is where it should be. */
export function ChecksCard({ open, operationsTo }: ChecksCardProps) {
	const Icon = open === 0 ? CircleCheck : CircleAlert;
	return (
		<Card title="Money checks">
			<p className="superadmin-check" data-open={open > 0 || undefined}>
				<Icon className="i" />
				{open === 0 ? "Everything agrees" : `${count(open, "disagreement")} to look at`}
			</p>
			<Link className="link tap-line" to={operationsTo}>
				Payments and checks
				<ChevronRight className="i" />
			</Link>
		</Card>
	);
}

import type { ReactNode } from "react";
import { Card } from "../../ui/card.tsx";

export interface DashboardCardProps {
	title: string;
	/** The one number or mark of the card. */
	figure: ReactNode;
	note: string;
	children: ReactNode;
}

export function DashboardCard({ title, figure, note, children }: DashboardCardProps) {
	return (
		<Card className="sd-card">
			<div className="sd-card-head">
				<h2>{title}</h2>
				<span className="num sd-figure">{figure}</span>
			</div>
			{children}
			<p className="sd-note">{note}</p>
		</Card>
	);
}

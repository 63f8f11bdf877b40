import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { type Fact, type Facts, factsOf } from "./fact-words.ts";
import { CopyId } from "../../ui/text/copy-id.tsx";
import "../../styles/disclosure.css";

export interface FactListProps {
	/** The product's internal name of the action. */
	code: string;
	facts: Facts;
	/** More beside them. */
	children?: ReactNode;
}

/** Details that few people need: collapsed, with the internal name. */
export function FactList({ code, facts, children }: FactListProps) {
	return (
		<details className="disclosure ops-details">
			<summary>
				<ChevronRight aria-hidden="true" />
				Details
			</summary>
			<dl className="ops-details-list">
				{factsOf(facts).map((fact) => (
					<Row key={`${fact.name} ${fact.value}`} name={fact.name}>
						<FactValue fact={fact} />
					</Row>
				))}
				{children}
				<Row name="Code">
					<code>{code}</code>
				</Row>
			</dl>
		</details>
	);
}

/** One more row. */
export function Row({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div>
			<dt>{name}</dt>
			<dd>{children}</dd>
		</div>
	);
}

/** An id is shortened and can be copied. */
export function FactValue({ fact: { name, value, isReference, to } }: { fact: Fact }) {
	if (!isReference) return value;
	return (
		<>
			<CopyId value={value} />{" "}
			{to !== null && (
				<Link className="link" to={to}>
					Open<span className="sr"> {name}</span>
				</Link>
			)}
		</>
	);
}

import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { type Facts, factsOf, type ToldFact } from "./fact-words.ts";
import { CopyId } from "../../ui/text/copy-id.tsx";
import { Fact } from "../../ui/text/fact.tsx";
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
					<Fact key={`${fact.name} ${fact.value}`} name={fact.name}>
						<FactValue fact={fact} />
					</Fact>
				))}
				{children}
				<Fact name="Code">
					<code>{code}</code>
				</Fact>
			</dl>
		</details>
	);
}

/** An id is shortened and can be copied. */
export function FactValue({ fact: { name, value, isReference, to } }: { fact: ToldFact }) {
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

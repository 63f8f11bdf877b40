import type { ComponentProps, ReactNode } from "react";
import { useId } from "react";
import { classNames } from "./class-names.ts";
import { WholeWords } from "./text/whole-words.tsx";

export interface CardProps extends Omit<ComponentProps<"section">, "title"> {
	/** Heading of the card, which then becomes a named region. */
	title?: ReactNode;
	/** Opposite the heading. */
	actions?: ReactNode;
}

export function Card({ title, actions, className, children, ...rest }: CardProps) {
	const id = useId();
	return (
		<section
			{...rest}
			className={classNames("card", className)}
			{...(title !== undefined && { "aria-labelledby": id })}
		>
			{title !== undefined && (
				<header className="mb-4 flex flex-wrap items-center justify-between gap-3">
					<h2 id={id} className="text-xl/tight">
						{typeof title === "string" ? <WholeWords text={title} /> : title}
					</h2>
					{actions}
				</header>
			)}
			{children}
		</section>
	);
}

import { Eye, EyeOff } from "lucide-react";
import type { ComponentProps } from "react";
import { useState } from "react";
import type { FieldFrame } from "./field.tsx";
import { Field, frame } from "./field.tsx";

export function PasswordField(
	props: FieldFrame & Omit<ComponentProps<"input">, "id" | "type" | "className">,
) {
	const { label, hint, error, optional, className, ...input } = props;
	const [isShown, setIsShown] = useState(false);
	return (
		<Field {...frame({ label, hint, error, optional, className })}>
			{(control) => (
				<div className="with-toggle">
					<input
						{...input}
						{...control}
						type={isShown ? "text" : "password"}
						className="input"
						spellCheck={false}
						autoCapitalize="none"
					/>
					<button
						type="button"
						className="ib"
						aria-label="Show password"
						aria-pressed={isShown}
						onClick={() => setIsShown(!isShown)}
					>
						{isShown ? (
							<EyeOff className="i" style={{ fill: "none" }} />
						) : (
							<Eye className="i" style={{ fill: "none" }} />
						)}
					</button>
				</div>
			)}
		</Field>
	);
}

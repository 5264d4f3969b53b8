/** Shows the error page in place of a page whose loader failed, or which throws while rendering. */
import { Component, type ReactNode } from "react";
import type { Location } from "./addresses.ts";
import { ErrorContext } from "./router-context.ts";

type CatchProps = {
  location: Location;
  /** The error of the loader. */
  error: unknown;
  fallback: ReactNode;
  children: ReactNode;
};

type Caught = { location: Location; thrown?: unknown };

/** The error stays until the address changes. */
export class CatchErrors extends Component<CatchProps, Caught> {
  override state: Caught = { location: this.props.location };

  static getDerivedStateFromError(thrown: unknown) {
    return { thrown };
  }

  static getDerivedStateFromProps({ location }: CatchProps, state: Caught) {
    return location === state.location ? null : { location, thrown: undefined };
  }

  override render() {
    const { error = this.state.thrown, fallback, children } = this.props;
    return error === undefined ? children : <ErrorContext value={error}>{fallback}</ErrorContext>;
  }
}
